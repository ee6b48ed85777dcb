import * as v from 'valibot'
import { visitorKey } from '../domain/visitors.ts'
import { variablesOf } from '../editions/names.ts'

const OriginSchema = v.pipe(
  v.string(),
  v.url(),
  v.transform((url) => new URL(url).origin),
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
export async function isRateLimited({ MCP_LIMIT }: Bindings, ip: string | undefined): Promise<boolean> {
  const outcome = await MCP_LIMIT?.limit({ key: visitorKey(ip) })
  return outcome ? !outcome.success : false
}
