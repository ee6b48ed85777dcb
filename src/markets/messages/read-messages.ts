import { clientAssets } from 'virtual:client-assets'
import { editionMessages } from '../../editions/messages.ts'
import type { EditionKey } from '../../editions/table.ts'

/** Reads the words of an edition, once an isolate; where they are part of the script there is nothing to read. */
export async function readMessages(assets: Pick<Fetcher, 'fetch'>, edition: EditionKey): Promise<void> {
  if (editionMessages[edition]) return
  const reply = await assets.fetch(new URL(clientAssets.texts[edition], 'https://assets.invalid'))
  if (!reply.ok) throw new Error(`The messages answered ${reply.status}`)
  // Written by this very build.
  editionMessages[edition] = await reply.json()
}
