/**
 * Short digest of everything that step 3 shows and that a press of its button would order. The page carries it in its
 * form, and an order whose seal is not that of the booking as it stands now is never sent on: no total and no date
 * is ordered that was not seen. Not a secret.
 */
export async function contentSeal(content: unknown): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(content))
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(digest.slice(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
