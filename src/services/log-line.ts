import { loggedText } from '../domain/logged-text.ts'
import { createRepeated } from '../domain/repeated.ts'
import { isRefusal, ServiceError, serviceErrorIn, toSetUpOf } from './service-error.ts'

/** Of a stack, in one line of the log. */
const maxFrames = 12

/** Where in the site something happened: of a URL its path alone, because queries and forms are personal data. */
export interface LogPlace {
  market: { key: string }
  path: string
  /** Trace of the request, as sent to its services and in its reply. */
  trace?: string
}

/** Milliseconds for which a failure of a service that was logged is not logged again. */
const failureSilenceMs = 10_000

/** Failures that have a line, alone or as the cause of another error. */
const logged = new WeakSet<ServiceError>()

/**
 * Writes errors to the worker's log. A text about missing configuration is logged once in five minutes, because every
 * request meets it. Each failure of a service is logged once in ten seconds, with the number of equal ones that were
 * suppressed.
 */
export function createLog(now: () => number) {
  const toSetUpTexts = createRepeated(now)
  const failures = createRepeated(now, failureSilenceMs)
  return function log(error: unknown, place?: LogPlace): void {
    const toSetUp = toSetUpOf(error)
    if (toSetUp !== null) {
      if (toSetUpTexts.suppressedIfDue(toSetUp) !== null)
        console.error(JSON.stringify({ level: 'error', message: toSetUp }))
      return
    }
    // Each failure of a service is logged when it happens, and may come here again from who could not do without it.
    if (error instanceof ServiceError && logged.has(error)) return
    const failed = serviceErrorIn(error)
    if (failed) logged.add(failed)
    const unlogged = failed
      ? failures.suppressedIfDue(`${String(error)} ${failed.service} ${failed.status} ${failed.cause}`)
      : 0
    if (unlogged !== null) console.error(logLine(error, place, unlogged))
  }
}

/**
 * One line of JSON, without anything that a guest has typed. A failed service is a warning, because the page is shown
 * without it; a refusal is information; anything else is an error.
 * @param unlogged number of equal failures since the last line
 */
export function logLine(error: unknown, place?: LogPlace, unlogged = 0): string {
  const isService = error instanceof ServiceError
  const cause = error instanceof Error ? error.cause : undefined
  return JSON.stringify({
    level: isService ? (isRefusal(error) ? 'info' : 'warning') : 'error',
    service: isService ? error.service : undefined,
    status: isService ? error.status : undefined,
    market: place?.market.key,
    path: place && loggedText(place.path),
    trace: place?.trace,
    message: loggedText(error instanceof Error ? `${error.name}: ${error.message}` : String(error)),
    cause: cause === undefined ? undefined : loggedText(String(cause)),
    unlogged: unlogged === 0 ? undefined : unlogged,
    stack: isService ? undefined : framesOf(error),
  })
}

/** Stack frames, the innermost first; none for a failed service, which has fields of its own. */
function framesOf(error: unknown): string[] | undefined {
  const of = error instanceof Error && error.cause instanceof Error ? error.cause : error
  if (!(of instanceof Error)) return undefined
  const frames = of.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? []
  return frames.slice(0, maxFrames).map((frame) => loggedText(frame.trim()))
}

/** Something that is no error, as a page that is missing, in one line of JSON. */
export function noteLine(line: Record<string, string | number>): string {
  const logged = Object.entries(line).map(([name, value]) => [
    name,
    typeof value === 'string' ? loggedText(value) : value,
  ])
  return JSON.stringify({ level: 'info', ...Object.fromEntries(logged) })
}
