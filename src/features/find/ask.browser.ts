import * as v from 'valibot'
import { findTimeout } from '../../../client/measures.ts'
import { FindReplySchema, type FoundPages } from '../../contracts/find.ts'

/** What the site has for these words. Rejects on anything but a whole answer. */
export async function askFind(text: string, signal: AbortSignal): Promise<FoundPages> {
  const response = await fetch(`/api/find/?${new URLSearchParams({ q: text })}`, {
    headers: { accept: 'application/json' },
    signal: AbortSignal.any([signal, AbortSignal.timeout(findTimeout)]),
  })
  if (!response.ok) throw new Error(`The search answers ${response.status}`)
  return v.parse(FindReplySchema, await response.json()).data
}
