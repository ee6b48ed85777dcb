import * as v from 'valibot'
import type { Reader } from '../cached-reads.ts'
import { type Envelope, envelope } from '../contracts/envelope.ts'
import type { Deps } from '../deps.ts'
import { failedStatus, ServiceError } from '../services/service-error.ts'
import { placeOf, type SiteRequest } from '../site-context.ts'
import type { RenderContext } from './page.ts'
import { createRenderContext } from './render-context.ts'

/** An error reply. */
export class Refusal {
  readonly status: 400 | 401 | 403 | 404 | 422 | 500
  readonly error: { code: string; message: string; fields?: string[] }

  constructor(status: Refusal['status'], code: string, message: string, fields?: string[]) {
    this.status = status
    this.error = { code, message, ...(fields && { fields }) }
  }
}

/** What an endpoint loads its data from. */
interface EndpointRequest<Query, Body> {
  c: SiteRequest
  /** Services and routes are read through the cache, as pages read them. */
  context: RenderContext
  query: Query
  body: Body
}

export interface JsonEndpoint<Query, Body, Data> {
  /** Runs first: null for a request that is let in. */
  authorize?(c: SiteRequest): Refusal | null | Promise<Refusal | null>
  /** Path and reply, for the published description (contracts/endpoints.ts). */
  path?: string
  reply?: v.GenericSchema<unknown, Envelope<Data>>
  query?: v.GenericSchema<unknown, Query>
  body?: v.GenericSchema<unknown, Body>
  /** Reads a body that is not simply JSON; undefined stands for no body. */
  readBody?(c: SiteRequest): Promise<unknown>
  /** Message for a query or a body that does not parse; by default the query's wrong keys are named. */
  invalidMessage?: string | ((issue: v.BaseIssue<unknown>) => string)
  /** `cache-control` of data; refusals and failures are `no-store`. Without it the header is not set. */
  cacheControl?: string
  /** Milliseconds for all services together; by default those of a page. */
  timeoutMs?: number
  /** The reply is the data without an envelope. */
  isBare?: true
  /** Called with each cached read. */
  onRead?(c: SiteRequest, ...read: Parameters<NonNullable<Reader['seen']>>): void
  /** Reply to a service that fails; without it the site's own. */
  failure?: { code: string; status: 502 | 503 }
  load(request: EndpointRequest<Query, Body>): Data | Refusal | Promise<Data | Refusal>
}

/**
 * The endpoint's handler. A reply is {data, meta}, or the data alone where the endpoint says so, or a response of its
 * own; a refusal or failure is {error: {code, message, fields?}}.
 */
export function jsonEndpoint<Data extends object, Query = undefined, Body = undefined>(
  deps: Deps,
  endpoint: JsonEndpoint<Query, Body, Data>,
) {
  const { cacheControl, failure } = endpoint
  const cacheControlOfError = cacheControl?.includes('no-store') ? cacheControl : cacheControl && 'no-store'

  return async function handleJsonRequest(c: SiteRequest): Promise<Response> {
    try {
      const loaded = await load(c)
      if (loaded instanceof Refusal)
        return c.json({ error: loaded.error }, loaded.status, headersOf(cacheControlOfError))
      if (loaded instanceof Response) return loaded
      return c.json(endpoint.isBare ? loaded : envelope(loaded), undefined, headersOf(cacheControl))
    } catch (error) {
      if (!failure || !(error instanceof ServiceError)) throw error
      deps.log(error, placeOf(c))
      const status = failedStatus(error, failure.status)
      return c.json({ error: { code: failure.code, message: error.message } }, status, headersOf(cacheControlOfError))
    }
  }

  async function load(c: SiteRequest): Promise<Data | Refusal> {
    const refusal = await endpoint.authorize?.(c)
    if (refusal) return refusal
    const query = endpoint.query && v.safeParse(endpoint.query, c.req.query())
    if (query && !query.success) return invalid('invalid_query', query.issues)
    const body =
      endpoint.body && v.safeParse(endpoint.body, await (endpoint.readBody ?? readJson)(c), { abortEarly: true })
    if (body && !body.success) return invalid('invalid_request', body.issues)
    const context = createRenderContext(c, deps, {
      timeoutMs: endpoint.timeoutMs,
      onRead: endpoint.onRead && ((...read) => endpoint.onRead?.(c, ...read)),
    })
    // Without a schema, `Query` and `Body` are undefined.
    return endpoint.load({ c, context, query: query?.output as Query, body: body?.output as Body })
  }

  function invalid(code: string, issues: [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]): Refusal {
    const { invalidMessage } = endpoint
    if (typeof invalidMessage === 'string') return new Refusal(400, code, invalidMessage)
    if (invalidMessage) return new Refusal(400, code, invalidMessage(issues[0]))
    const fields = issues.map((issue) => v.getDotPath(issue) ?? 'query')
    return new Refusal(400, code, 'Missing or wrong in the query.', [...new Set(fields)])
  }
}

function readJson(c: SiteRequest): Promise<unknown> {
  return c.req.json().catch(() => undefined)
}

function headersOf(cacheControl: string | undefined): Record<string, string> {
  return cacheControl === undefined ? {} : { 'cache-control': cacheControl }
}
