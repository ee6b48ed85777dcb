import * as v from 'valibot'

/** A worker can't serve with the variables that it was given. The message names them and never says their values. */
export class ConfigurationError extends Error {
  readonly faults: readonly string[]

  constructor(faults: readonly string[]) {
    const each = [...new Set(faults)]
    super(`${invalidText} ${each.join('; ')}`)
    this.name = 'ConfigurationError'
    this.faults = each
  }
}

/** How the message and the reply begin. */
const invalidText = 'Configuration is not valid.'

/** @throws ConfigurationError with the bindings that the configuration does not give the worker */
export function needBindings(env: object, names: readonly string[]): void {
  const missing = names.filter((name) => !Reflect.get(env, name))
  if (missing.length > 0) throw new ConfigurationError(missing.map((name) => `the binding ${name} is missing`))
}

const noPictures = 'the bucket MEDIA is empty: docs/operations.md, Deploy, step 9, puts pictures there'

const DifferingSchema = v.object({
  data: v.object({ differing: v.array(v.string()), hasPictures: v.optional(v.boolean(), true) }),
})

/** Characters of a service's own message that are passed on. */
const maxReportedLength = 500

/** A worker's reply about its configuration; null for any other reply. */
export function statedFault(status: number, text: string): string | null {
  return status === 503 && text.startsWith(invalidText) ? text.trim().slice(0, maxReportedLength) : null
}

/**
 * Configuration faults in the back end's reply to the digests of shared secrets; null: none.
 * @param needsPictures whether the site shows pictures of the back end's bucket
 */
export async function configurationFault(
  reply: Response,
  { needsPictures }: { needsPictures: boolean },
): Promise<string | null> {
  const text = await reply.text()
  if (reply.status === 503) return statedFault(reply.status, text)
  if (reply.status === 401) return `${invalidText} SERVICE_KEY is not the back end's`
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), DifferingSchema), text)
  if (!parsed.success) return null
  const { differing, hasPictures } = parsed.output.data
  const faults = [
    ...differing.map((name) => `${name} is not the back end's`),
    ...(needsPictures && !hasPictures ? [noPictures] : []),
  ]
  return faults.length === 0 ? null : `${invalidText} ${faults.join('; ')}`
}

/** The variable and what it should be: valibot's own message goes on with what was received, which may be a secret. */
export function variableFault(issue: v.BaseIssue<unknown>): string {
  const path = String(issue.path?.[0]?.key ?? '')
  if (path !== '' && issue.type === 'object' && issue.input === undefined) return `${path} is missing`
  const expectation = issue.message.replace(/[:;]? (?:but )?received [\s\S]*$/i, '')
  return path === '' ? expectation : `${path}: ${expectation}`
}

/** The reply to every request until the variables are right. */
export function configurationReply(error: ConfigurationError): Response {
  return new Response(`${error.message}\n`, {
    status: 503,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', 'retry-after': '300' },
  })
}
