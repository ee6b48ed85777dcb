import { hashId } from '../../domain/hash-id.ts'

/**
 * The hash id of everything that step 3 shows and that a press of its button would order. The page carries it in its
 * form, and an order whose seal is not that of the booking as it stands now is never sent on: no total and no date
 * is ordered that was not seen. Not a secret.
 */
export function contentChecksum(content: unknown): Promise<string> {
  return hashId(JSON.stringify(content))
}
