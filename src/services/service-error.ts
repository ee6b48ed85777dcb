import * as v from 'valibot'
import { statedFault } from '../contracts/configuration-error.ts'
import { errorTexts } from '../contracts/error-texts.ts'
import { type ServiceName, servicePrefix } from '../contracts/services.ts'

/** A service that refused, failed or could not be read; `status` is 0 when there was no usable answer. */
export class ServiceError extends Error {
  readonly service: string
  readonly status: number
  readonly body: unknown
  /** What an operator has to set up, where that is why the service does not answer. */
  readonly toSetUp: string | undefined

  /** @param text in place of the catalogue's for every service */
  constructor(
    service: string,
    status: number,
    body: unknown,
    cause?: string,
    text = errorTexts.requestFailed(status),
    toSetUp?: string,
  ) {
    super(text, cause ? { cause: `${service}: ${cause}` } : undefined)
    this.name = 'ServiceError'
    this.service = service
    this.status = status
    this.body = body
    this.toSetUp = toSetUp
  }
}

/** What has to be set up, as the error or its cause says; null: it failed for another reason. */
export function toSetUpOf(error: unknown): string | null {
  if (error instanceof ServiceError && error.toSetUp !== undefined) return error.toSetUp
  return error instanceof Error && error.cause !== undefined ? toSetUpOf(error.cause) : null
}

/** The ServiceError that an error is or was caused by. */
export function serviceErrorIn(error: unknown): ServiceError | null {
  if (error instanceof ServiceError) return error
  return error instanceof Error && error.cause !== undefined ? serviceErrorIn(error.cause) : null
}

/** Whether the service refused the call: it works as it should. */
export function isRefusal({ status }: ServiceError): boolean {
  return status >= 400 && status < 500
}

const RefusedKeySchema = v.object({ error: v.object({ code: v.literal('unauthorized') }) })

/** Whether the auth service has refused the site's key, and said nothing of the visitor. */
export function refusesKey({ body }: ServiceError): boolean {
  return v.is(RefusedKeySchema, body)
}

/** Text for the operator where an outside service refuses the key that it gets; null otherwise. */
export function refusedKeyText(service: ServiceName, status: number): string | null {
  if (status !== 401 && status !== 403) return null
  const prefix = servicePrefix(service)
  return `${prefix}_KEY: the service at ${prefix}_URL refuses it (${status})`
}

/** The status of our response when a service has failed: a 429 is passed on. */
export function failedStatus<Otherwise extends number>(error: ServiceError, otherwise: Otherwise): 429 | Otherwise {
  return error.status === 429 ? 429 : otherwise
}

/** The result, or null where a service failed; other errors are rethrown. */
export function nullIfFailed<Result>(reply: Promise<Result>): Promise<Result | null> {
  return reply.catch((error) => {
    if (error instanceof ServiceError) return null
    throw error
  })
}

/** The ServiceError of a reply that is nested too deeply for the functions that go through it; null for another error. */
export function nestedTooDeeply(service: string, error: unknown): ServiceError | null {
  const isOfStack = error instanceof RangeError && error.message.includes('call stack')
  return isOfStack ? new ServiceError(service, 0, undefined, 'The reply is nested too deeply') : null
}

/** Parses a reply by its contract. @throws ServiceError that names the place which breaks it */
export function parseReply<Schema extends v.GenericSchema>(
  service: string,
  schema: Schema,
  body: unknown,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, body)
  if (result.success) return result.output
  const [issue] = result.issues
  // The received value may be personal data: it is not logged.
  const cause = `${v.getDotPath(issue) ?? 'body'}: Expected ${issue.expected ?? issue.type}`
  throw new ServiceError(service, 0, undefined, cause, undefined, statedFault(503, issue.message) ?? undefined)
}
