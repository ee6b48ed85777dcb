import type * as v from 'valibot'

/** A worker can't serve with the variables that it was given. The message names them and never says their values. */
export class ConfigurationError extends Error {
  constructor(faults: readonly string[]) {
    super(`Configuration is not valid. ${faults.join('; ')}`)
    this.name = 'ConfigurationError'
  }
}

/** The variable and what it should be: valibot's own message goes on with what was received, which may be a secret. */
export function variableFault(issue: v.BaseIssue<unknown>): string {
  const path = issue.path?.map(({ key }) => String(key)).join('.') ?? ''
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
