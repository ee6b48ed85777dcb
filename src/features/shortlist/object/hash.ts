import { digestHex } from '../../../domain/digests.ts'

/** What is kept of a secret: 64 hexadecimal digits that lead back to none, and tell nothing by how long they compare. */
export async function hashOf(secret: string): Promise<string> {
  return digestHex(secret)
}
