/** Two hexadecimal digits a byte. */
export function toHex(bytes: Uint8Array): string {
  let digits = ''
  for (const byte of bytes) digits += digitsOf[byte]
  return digits
}

const digitsOf = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))

/** That many random bytes. */
export function randomHex(length: number): string {
  return toHex(crypto.getRandomValues(new Uint8Array(length)))
}

/** SHA-256 of bytes, or of a text's UTF-8: 64 digits. */
export async function digestHex(content: string | BufferSource): Promise<string> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
  return toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)))
}

/** Names a content: the first 10 characters of its SHA-256 digest in hexadecimal (specification, section 9). */
export async function hashId(content: string): Promise<string> {
  return (await digestHex(content)).slice(0, 10)
}

/** Names a text by 32 bits (FNV-1a), where two texts that share a name do no harm. Nobody can read the text from it. */
export function checksum(text: string): string {
  let bits = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    bits = Math.imul(bits ^ text.charCodeAt(index), 0x01000193)
  }
  return (bits >>> 0).toString(36)
}

/** JSON in which the members of objects stand in the order of their names. Those that are undefined are left out. */
export function stableJson(value: unknown): string {
  return JSON.stringify(value, (_, each: unknown) =>
    typeof each === 'object' && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).sort(([a], [b]) => (a < b ? -1 : Number(a > b))))
      : each,
  )
}
