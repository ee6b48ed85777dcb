import * as v from 'valibot'
import { type ContentQuery, deadLinkCodes } from '../../contracts/queries/query.ts'
import { largestReply, readText } from '../../domain/read-text.ts'
import { type Env, readVariables } from '../env.ts'
import { ContentFailure } from '../middleware/failures.ts'
import { contentApp } from './app.ts'

/** Milliseconds: a guest waits for it. */
const timeout = 5_000

const ReplySchema = v.object({
  data: v.record(v.string(), v.unknown()),
  errors: v.nullish(
    v.array(
      v.object({
        message: v.string(),
        extensions: v.nullish(v.object({ contentful: v.nullish(v.object({ code: v.nullish(v.string()) })) })),
      }),
    ),
    [],
  ),
})

/**
 * Reads published content of the site: from the space at CONTENT_URL, else from the embedded service. Not cached, so
 * that submissions are checked by the latest content.
 * @throws ContentFailure
 */
export async function readContent<Schema extends v.GenericSchema>(
  env: Env,
  { name, document, schema }: ContentQuery<Schema>,
  variables: Record<string, unknown>,
): Promise<v.InferOutput<Schema>> {
  const body = JSON.stringify({ query: document, variables })
  const reply = v.safeParse(ReplySchema, await post(env, name, body))
  const errors = reply.success ? reply.output.errors : []
  const faults = errors.filter(({ extensions }) => !deadLinkCodes.includes(extensions?.contentful?.code))
  const read = reply.success && faults.length === 0 ? v.safeParse(schema, reply.output.data) : null
  if (read?.success) return read.output
  throw new ContentFailure(`${name}: ${faults[0]?.message ?? 'the reply is not as agreed'}`)
}

async function post(env: Env, name: string, body: string): Promise<unknown> {
  const { space } = readVariables(env)
  const headers = { 'content-type': 'application/json', accept: 'application/json' }
  try {
    const response = space
      ? await fetch(space.url, {
          method: 'POST',
          body,
          headers: { ...headers, ...(space.key !== '' && { authorization: `Bearer ${space.key}` }) },
          redirect: 'manual',
          signal: AbortSignal.timeout(timeout),
        })
      : await contentApp.request('/graphql', { method: 'POST', body, headers }, env)
    if (response.ok) return JSON.parse(await readText(response, largestReply))
    await response.body?.cancel()
    throw new Error(`it answered ${response.status}`)
  } catch (error) {
    throw new ContentFailure(`${name}: ${error instanceof Error ? error.message : error}`)
  }
}
