import { digestHex } from '../../../domain/digests.ts'

/** The stored form of a secret: its SHA-256 in hexadecimal. The time of comparing hashes reveals nothing of it. */
export async function hashOf(secret: string): Promise<string> {
  return digestHex(secret)
}
