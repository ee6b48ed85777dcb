import * as v from 'valibot'
import type { LoaderResult, RenderContext } from '../../routing/page.ts'
import { seeOther } from '../../routing/see-other.ts'
import { href } from '../../urls/paths.ts'

const kinds = ['form', 'comment', 'sms', 'photo', 'tax', 'reservation'] as const

const ReceiptSchema = v.object({
  kind: v.picklist(kinds),
  reference: v.pipe(v.string(), v.regex(/^[A-Z0-9-]{4,40}$/)),
  /** Whether a mail tells of it too. */
  byMail: v.optional(v.boolean(), false),
  /** Of a form that editors have made. */
  form: v.optional(v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,39}$/))),
  /** Path of the page that it was sent from. */
  back: v.optional(v.pipe(v.string(), v.regex(/^\/(?!\/)[^\s?#\\]*$/), v.maxLength(200))),
})
export type Receipt = v.InferInput<typeof ReceiptSchema>

const cookieName = 'marehalm_receipt'
const cookieSeconds = 60 * 60

/** Leads to the receipt, which this browser alone can see: a cookie keeps it for an hour, and no address has it. */
export function leaveReceipt({ cookies }: Pick<RenderContext, 'cookies'>, receipt: Receipt): LoaderResult {
  cookies.set(cookieName, JSON.stringify(receipt), { maxAge: cookieSeconds, httpOnly: true })
  return seeOther(href.formReceipt())
}

export function readReceipt({ cookies }: Pick<RenderContext, 'cookies'>): Receipt | null {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), ReceiptSchema), cookies.get(cookieName))
  return read.success ? read.output : null
}
