export function joinBytes(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let end = 0
  for (const part of parts) {
    bytes.set(part, end)
    end += part.length
  }
  return bytes
}

/**
 * Where the pattern stands in the bytes. Looks at one byte in each of its lengths as long as none fits (Horspool).
 * @param most ends when there are more
 */
export function placesOf(pattern: Uint8Array, bytes: Uint8Array, most = bytes.length): number[] {
  const last = pattern.length - 1
  const steps = new Uint8Array(256).fill(pattern.length)
  for (let at = 0; at < last; at += 1) steps[pattern[at] ?? 0] = last - at
  const places: number[] = []
  for (let end = last; end < bytes.length && places.length <= most; end += steps[bytes[end] ?? 0] ?? 1) {
    let at = last
    while (at >= 0 && bytes[end - last + at] === pattern[at]) at -= 1
    if (at < 0) places.push(end - last)
  }
  return places
}
