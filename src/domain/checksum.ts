/** Names a text by 32 bits (FNV-1a), where two texts that share a name do no harm. Nobody can read the text from it. */
export function checksum(text: string): string {
  let bits = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    bits = Math.imul(bits ^ text.charCodeAt(index), 0x01000193)
  }
  return (bits >>> 0).toString(36)
}
