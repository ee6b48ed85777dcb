/** Two hexadecimal digits a byte. */
export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** That many random bytes. */
export function randomHex(length: number): string {
  return toHex(crypto.getRandomValues(new Uint8Array(length)))
}

/** SHA-256 of bytes, or of a text's UTF-8: 64 digits. */
export async function digestHex(content: string | BufferSource): Promise<string> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
  return toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)))
}
