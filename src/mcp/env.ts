import * as v from 'valibot'
import { ConfigurationError, variableFault } from '../contracts/configuration-error.ts'
import { NameSchema, OriginSchema } from '../contracts/variable-rules.ts'
import { visitorKey } from '../domain/visitors.ts'
import { variablesOf } from '../editions/names.ts'

const VariablesSchema = v.object({
  BRAND: NameSchema,
  ...variablesOf('SITE', () => OriginSchema),
})
export type Variables = v.InferOutput<typeof VariablesSchema>

/** As wrangler.toml declares them; the variables still unparsed. */
export interface Bindings {
  SITE: Fetcher
  MCP_LIMIT?: RateLimit
}

/** Without it the worker answers nothing; `npm run doctor` looks for it in wrangler.toml. */
export const requiredBindings = ['SITE'] as const satisfies readonly (keyof Bindings)[]

/** Variables that are read; `npm run doctor` names others in wrangler.toml. */
export const variableNames: readonly string[] = Object.keys(VariablesSchema.entries)

/** @throws ConfigurationError with every variable that is missing or wrong */
export function parseVariables(env: object): Variables {
  const result = v.safeParse(VariablesSchema, env)
  if (!result.success) throw new ConfigurationError(result.issues.map(variableFault))
  return result.output
}

/** Whether the visitor exceeds the rate limit; false without a rate limiter. */
export async function isRateLimited({ MCP_LIMIT }: Bindings, ip: string | undefined): Promise<boolean> {
  const outcome = await MCP_LIMIT?.limit({ key: visitorKey(ip) })
  return outcome ? !outcome.success : false
}
