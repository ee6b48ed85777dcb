import * as v from 'valibot'
import { EmailSchema } from '../../contracts/email.ts'
import type { Market } from '../../markets/market.ts'
import { type TemplateData, type TemplateName, templates } from './templates/templates.ts'

export interface NewMail<Name extends TemplateName> {
  /**
   * Id of this very mail, up to 256 printable characters: a second mail with it is ignored, and the provider gets it as
   * its idempotency key. Derived from the mail's subject: `booking-MH-2345ABCD`.
   */
  id: string
  market: Market
  to: string
  replyTo?: string
  template: Name
  data: TemplateData<Name>
}

/** SQL that has to be true, with its values as `?1`, `?2` … */
export interface Condition {
  sql: string
  values: readonly (string | number)[]
}

const IdSchema = v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,256}$/))

/**
 * The statement that puts a mail into the outbox, for the batch that writes what the mail reports: both are written or
 * neither. With a condition it is queued only where that holds, as the statements before it left things. Throws where
 * the address, or the data by the template's schema, is wrong. It is sent behind the reply to the request, or within
 * the minute.
 */
export function queueMail<Name extends TemplateName>(
  db: D1Database,
  mail: NewMail<Name>,
  onlyIf: Condition = { sql: '1', values: [] },
): D1PreparedStatement {
  const id = v.parse(IdSchema, mail.id)
  const to = v.parse(EmailSchema, mail.to)
  const replyTo = mail.replyTo === undefined ? null : v.parse(EmailSchema, mail.replyTo)
  const data = JSON.stringify(v.parse(templates[mail.template].schema, mail.data))
  markQueued()
  const first = onlyIf.values.length + 1
  const [atId, atLan, atTo, atReply, atTemplate, atData, atNow] = Array.from({ length: 7 }, (_, n) => `?${first + n}`)
  return db
    .prepare(
      `INSERT OR IGNORE INTO outbox (id, lan, recipient, reply_to, template, data, due_at, queued_at)
       SELECT ${atId}, ${atLan}, ${atTo}, ${atReply}, ${atTemplate}, ${atData}, ${atNow}, ${atNow} WHERE ${onlyIf.sql}`,
    )
    .bind(...onlyIf.values, id, mail.market.id, to, replyTo, mail.template, data, Date.now())
}

let isQueued = false

/** Notes that a mail is about to be queued. */
export function markQueued(): void {
  isQueued = true
}

/** Whether this isolate has queued mails since the last call. */
export function resetQueued(): boolean {
  const was = isQueued
  isQueued = false
  return was
}
