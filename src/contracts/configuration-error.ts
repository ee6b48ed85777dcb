import * as v from 'valibot'

/** A worker can't serve with the variables that it was given. The message names them and never says their values. */
export class ConfigurationError extends Error {
  readonly faults: readonly string[]

  constructor(faults: readonly string[]) {
    super(`${invalidText} ${faults.join('; ')}`)
    this.name = 'ConfigurationError'
    this.faults = faults
  }
}

/** How the message and the reply begin. */
const invalidText = 'Configuration is not valid.'

/** @throws ConfigurationError with the bindings that the configuration does not give the worker */
export function needBindings(env: object, names: readonly string[]): void {
  const missing = names.filter((name) => !Reflect.get(env, name))
  if (missing.length > 0) throw new ConfigurationError(missing.map((name) => `the binding ${name} is missing`))
}

const DifferingSchema = v.object({ data: v.object({ differing: v.array(v.string()) }) })

/** What the back end's reply to the digests of shared secrets says of the configuration; null: nothing. */
export async function configurationFault(reply: Response): Promise<string | null> {
  const text = await reply.text()
  if (reply.status === 503) return text.startsWith(invalidText) ? text.trim() : null
  if (reply.status === 401) return `${invalidText} SERVICE_KEY is not the back end's`
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), DifferingSchema), text)
  const differing = parsed.success ? parsed.output.data.differing : []
  return differing.length === 0
    ? null
    : `${invalidText} ${differing.map((name) => `${name} is not the back end's`).join('; ')}`
}

/** The variable and what it should be: valibot's own message goes on with what was received, which may be a secret. */
export function variableFault(issue: v.BaseIssue<unknown>): string {
  const path = issue.path?.map(({ key }) => String(key)).join('.') ?? ''
  if (path !== '' && issue.type === 'object' && issue.input === undefined) return `${path} is missing`
  const expectation = issue.message.replace(/[:;]? (?:but )?received [\s\S]*$/i, '')
  return path === '' ? expectation : `${path}: ${expectation}`
}

/** What every request gets until the variables are right. */
export function configurationReply(error: ConfigurationError): Response {
  return new Response(`${error.message}\n`, {
    status: 503,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', 'retry-after': '300' },
  })
}
