import { clientAssets } from 'virtual:client-assets'
import { queryWords } from '../../../editions/query-words.ts'
import type { Bindings } from '../../../env.ts'

/** Reads the words of all editions, once an isolate; where they are part of the script there is nothing to read. */
export function createQueryWords({ ASSETS }: Pick<Bindings, 'ASSETS'>): () => Promise<void> {
  return async () => {
    if (Object.keys(queryWords).length > 0) return
    const reply = await ASSETS.fetch(new URL(clientAssets.queryWords, 'https://assets.invalid'))
    if (!reply.ok) throw new Error(`The words of searches answered ${reply.status}`)
    // Written by this very build.
    Object.assign(queryWords, await reply.json())
  }
}
