import { digestHex } from './hex.ts'

/** Names a content: the first 10 characters of its SHA-256 digest in hexadecimal (specification, section 9). */
export async function hashId(content: string): Promise<string> {
  return (await digestHex(content)).slice(0, 10)
}
