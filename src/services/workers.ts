import * as v from 'valibot'
import { type AddOnData, AddOnDataReplySchema, type AddOnLookup, type AddOnOrder } from '../contracts/add-ons.ts'
import type { FormFault } from '../contracts/form-fields.ts'
import {
  type LodgingViews,
  type ShareFavorites,
  type ShareMailReply,
  ShareMailReplySchema,
} from '../contracts/share-favorites.ts'
import {
  ClientIpReplySchema,
  type CommentSubmission,
  type FormSubmission,
  type SmsSignup,
  StoredReplySchema,
  SubmissionRefusalSchema,
  type TaxMail,
  UploadReplySchema,
} from '../contracts/submission.ts'
import { type TelemetryBatch, TelemetryReplySchema } from '../contracts/telemetry.ts'
import type { Locale } from '../markets/market.ts'
import { parseReply, ServiceError } from './service-error.ts'
import { type Call, callService, type ServiceEndpoint, visitorHeaders } from './transport.ts'

export interface Refusal {
  kind: 'refused'
  /** Code of the refusal: 'invalid_fields', 'closed', 'throttled', 'unknown' … */
  code: string
  /** Faults by field. */
  faults: FormFault[]
}

/** `unknown`: no readable reply; it may have been stored. Sending the same key again shows the outcome. */
export type SubmitOutcome = { kind: 'stored'; reference: string } | Refusal | { kind: 'unknown' }

/** Calls of the workers service that forms make. What stores something stores once for each key. */
export interface FormCalls {
  /** The service's view of the visitor's address. */
  clientIp(ip: string): Promise<string>
  submitForm(submission: FormSubmission, key: string): Promise<SubmitOutcome>
  comment(comment: CommentSubmission, key: string): Promise<SubmitOutcome>
  signUpForSms(signup: SmsSignup, key: string): Promise<SubmitOutcome>
  mailTaxCalculation(mail: TaxMail, key: string): Promise<SubmitOutcome>
  /** Sends a form with a picture, in the fields of the specification. */
  submitPicture(path: string, form: FormData, locale: Locale, key: string): Promise<SubmitOutcome>
  /** The id under which the picture is stored; the same picture under the same key is stored once. */
  uploadImage(image: File, key: string): Promise<{ kind: 'kept'; id: string } | Refusal>
  /** @param timeoutMs while a page waits for it; by default the timeout of a form */
  addOns(lookup: AddOnLookup, timeoutMs?: number): Promise<{ kind: 'found'; data: AddOnData } | Refusal>
  addAddOns(order: AddOnOrder, key: string): Promise<SubmitOutcome>
}

/** Milliseconds: a form may take longer than a page, and a picture is re-encoded. */
const submitTimeout = 15_000
const uploadTimeout = 45_000

export function formCalls(
  endpoint: ServiceEndpoint,
  { deadline, ...calls }: Pick<Call, 'deadline' | 'timed' | 'trace' | 'visitor' | 'onRetryAfter'>,
): FormCalls {
  /** After a form the request's deadline starts again. */
  async function post(path: string, call: Partial<Call>, timeout = submitTimeout): Promise<unknown> {
    try {
      const headers = { ...visitorHeaders(calls), ...call.headers }
      return await callService(endpoint, {
        ...{ path, method: 'POST', timeout, evenWhenOpen: true },
        ...calls,
        ...call,
        headers,
      })
    } finally {
      deadline?.restart()
    }
  }

  async function submit(path: string, call: Partial<Call>, key: string, timeout?: number): Promise<SubmitOutcome> {
    try {
      const headers = { ...call.headers, 'idempotency-key': key }
      const body = await post(path, { ...call, headers }, timeout)
      return { kind: 'stored', reference: parseReply('workers', StoredReplySchema, body).data.reference }
    } catch (error) {
      return refusalOf(error) ?? { kind: 'unknown' }
    }
  }

  return {
    async clientIp(client) {
      const headers = { 'cf-connecting-ip': client }
      const body = await callService(endpoint, { path: '/client/ip/', method: 'POST', headers, deadline, ...calls })
      return parseReply('workers', ClientIpReplySchema, body).client
    },
    submitForm: (body, key) => submit('/bridge/form_submissions/', { body }, key),
    comment: (body, key) => submit('/bridge/comments/', { body }, key),
    signUpForSms: (body, key) => submit('/bs/signup-for-sms/', { body }, key),
    mailTaxCalculation: (body, key) => submit('/bridge/email/tax-calculation/', { body }, key),
    submitPicture: (path, form, locale, key) =>
      submit(path, { form, headers: { 'accept-language': locale } }, key, uploadTimeout),
    async uploadImage(image, key) {
      const form = new FormData()
      form.append('image', image)
      try {
        const body = await post('/image/upload/', { form, headers: { 'idempotency-key': key } }, uploadTimeout)
        return { kind: 'kept', id: parseReply('workers', UploadReplySchema, body).data.id }
      } catch (error) {
        return refusalOrThrow(error)
      }
    },
    async addOns(body, timeoutMs) {
      try {
        const reply = await post('/bs/anon-tilkoeb-data/', { body }, timeoutMs)
        return { kind: 'found', data: parseReply('workers', AddOnDataReplySchema, reply).data }
      } catch (error) {
        return refusalOrThrow(error)
      }
    },
    addAddOns: (body, key) => submit('/bs/add-anon-tilkoeb/', { body }, key),
  }
}

function refusalOrThrow(error: unknown): Refusal {
  const refusal = refusalOf(error)
  if (!refusal) throw error
  return refusal
}

/** The refusal in an error; null for any other failure. */
function refusalOf(error: unknown): Refusal | null {
  if (!(error instanceof ServiceError)) throw error
  const parsed = v.safeParse(SubmissionRefusalSchema, error.body)
  if (error.status === 429 && !parsed.success) return { kind: 'refused', code: 'throttled', faults: [] }
  if (!parsed.success || error.status < 400 || error.status >= 500) return null
  return { kind: 'refused', code: parsed.output.error.code, faults: parsed.output.error.fields }
}

export interface WorkersService extends FormCalls {
  /** Stores a batch's events; returns how many. A batch that was lost is not sent again. */
  telemetry(batch: TelemetryBatch): Promise<number>
  /** Mails a list of houses, or a request to the sender to confirm it first. */
  shareFavorites(share: ShareFavorites): Promise<ShareMailReply>
  /** Sends what waited under the token of that mail; a ServiceError of 404 where nothing waits. */
  confirmShare(token: string): Promise<ShareMailReply>
  /** Mails the houses that a device remembers to its guest. */
  emailLodgingViews(views: LodgingViews): Promise<ShareMailReply>
}

/** The workers service (specification, section 7). */
export function createWorkersService(
  endpoint: ServiceEndpoint,
  options: Pick<Call, 'deadline' | 'timed' | 'trace' | 'visitor' | 'onRetryAfter'>,
): WorkersService {
  const mail = async (path: string, body: unknown) =>
    parseReply(
      'workers',
      ShareMailReplySchema,
      await callService(endpoint, { path, method: 'POST', body, headers: visitorHeaders(options), ...options }),
    ).data
  return {
    ...formCalls(endpoint, options),
    shareFavorites: (share) => mail('/bridge/email/share-favorites/', share),
    confirmShare: (token) => mail('/bridge/email/share-favorites/confirm/', { token }),
    emailLodgingViews: (views) => mail('/klaviyo/email-lodging-views/', views),
    async telemetry(batch) {
      const body = await callService(endpoint, { path: '/bridge/telemetry/', method: 'POST', body: batch, ...options })
      return parseReply('workers', TelemetryReplySchema, body).data.accepted
    },
  }
}
