import { clientAssets } from 'virtual:client-assets'
import { editionMessages } from '../../editions/messages.ts'

/** Reads the words of every edition, once an isolate; where they are part of the script there is nothing to read. */
export async function readMessages(assets: Pick<Fetcher, 'fetch'>): Promise<void> {
  if (Object.keys(editionMessages).length > 0) return
  const reply = await assets.fetch(new URL(clientAssets.texts, 'https://assets.invalid'))
  if (!reply.ok) throw new Error(`The messages answered ${reply.status}`)
  // Written by this very build.
  Object.assign(editionMessages, await reply.json())
}
