/** What is kept of a secret: 64 hexadecimal digits that lead back to none, and tell nothing by how long they compare. */
export async function hashOf(secret: string): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(secret)))
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
