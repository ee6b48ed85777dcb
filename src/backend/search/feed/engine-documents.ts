import type { Meilisearch } from 'meilisearch'
import * as v from 'valibot'

interface Fetch {
  ids?: readonly string[]
  filter?: string
  fields?: readonly string[]
  limit: number
  offset?: number
}

/** Documents of an index that the engine has. The client's own call would write the ids into the URL. */
export async function fetchDocuments<Schema extends v.GenericSchema>(
  client: Meilisearch,
  uid: string,
  schema: Schema,
  body: Fetch,
): Promise<{ documents: v.InferOutput<Schema>[]; total: number }> {
  const reply = await client.httpRequest.post({ path: `indexes/${uid}/documents/fetch`, body })
  const { results, total } = v.parse(v.object({ results: v.array(schema), total: v.number() }), reply)
  return { documents: results, total }
}
