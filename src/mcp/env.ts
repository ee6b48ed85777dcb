import * as v from 'valibot'
import { visitorKey } from '../domain/visitors.ts'
import { variablesOf } from '../editions/names.ts'

const OriginSchema = v.pipe(
  v.string(),
  v.url(),
  v.transform((address) => new URL(address).origin),
)
export const VariablesSchema = v.object({
  BRAND: v.pipe(v.string(), v.minLength(1)),
  ...variablesOf('SITE', () => OriginSchema),
})
export type Variables = v.InferOutput<typeof VariablesSchema>

/** As wrangler.toml declares them; the variables still unparsed. */
export interface Bindings {
  SITE: Fetcher
  MCP_LIMIT?: RateLimit
}

/** Whether the visitor has asked too often; without a counter nothing is counted. */
export async function asksTooOften({ MCP_LIMIT }: Bindings, address: string | undefined): Promise<boolean> {
  const outcome = await MCP_LIMIT?.limit({ key: visitorKey(address) })
  return outcome ? !outcome.success : false
}
