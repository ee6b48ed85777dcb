/** Names a content: the first 10 characters of its SHA-256 digest in hexadecimal (specification, section 9). */
export async function hashId(content: string): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(content)))
  return Array.from(digest.subarray(0, 5), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
