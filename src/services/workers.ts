import {
  type LodgingViews,
  type MailWishReply,
  MailWishReplySchema,
  type ShareFavorites,
} from '../contracts/share-favorites.ts'
import { type TelemetryBatch, TelemetryReplySchema } from '../contracts/telemetry.ts'
import { parseReply } from './parse-reply.ts'
import { type Call, callService, type ServiceEndpoint } from './transport.ts'
import { type FormCalls, formCalls } from './workers-forms.ts'

export interface WorkersService extends FormCalls {
  /** Keeps a batch's events; answers how many. A batch that was lost is not sent again. */
  telemetry(batch: TelemetryBatch): Promise<number>
  /** Mails a list of houses, or asks the sender to confirm it first. */
  shareFavorites(share: ShareFavorites): Promise<MailWishReply>
  /** Sends what waited under the token of that mail; a ServiceError of 404 where nothing does. */
  confirmShare(token: string): Promise<MailWishReply>
  /** Mails the houses that a device remembers to its guest. */
  emailLodgingViews(views: LodgingViews): Promise<MailWishReply>
}

/** The workers service (specification, section 7). */
export function createWorkersService(
  address: ServiceEndpoint,
  options: Pick<Call, 'deadline' | 'timed' | 'trace' | 'visitor' | 'onRetryAfter'>,
): WorkersService {
  const mail = async (path: string, body: unknown) =>
    parseReply('workers', MailWishReplySchema, await callService(address, { path, method: 'POST', body, ...options }))
      .data
  return {
    ...formCalls(address, options),
    shareFavorites: (share) => mail('/bridge/email/share-favorites/', share),
    confirmShare: (token) => mail('/bridge/email/share-favorites/confirm/', { token }),
    emailLodgingViews: (views) => mail('/klaviyo/email-lodging-views/', views),
    async telemetry(batch) {
      const body = await callService(address, { path: '/bridge/telemetry/', method: 'POST', body: batch, ...options })
      return parseReply('workers', TelemetryReplySchema, body).data.accepted
    },
  }
}
