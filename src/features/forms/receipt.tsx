import * as v from 'valibot'
import { formQuery } from '../../contracts/queries/forms.ts'
import { type LoaderResult, type Page, type RenderContext, seeOther } from '../../routing/page.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { href } from '../../urls/paths.ts'
import { formPage } from './form-page.tsx'

const kinds = ['form', 'comment', 'sms', 'photo', 'tax', 'reservation'] as const

const ReceiptSchema = v.object({
  kind: v.picklist(kinds),
  reference: v.pipe(v.string(), v.regex(/^[A-Z0-9-]{4,40}$/)),
  /** Whether a confirmation is mailed too. */
  byMail: v.optional(v.boolean(), false),
  /** Key of a form that editors have made. */
  form: v.optional(v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,39}$/))),
  /** Path of the page that it was sent from. */
  back: v.optional(v.pipe(v.string(), v.regex(/^\/(?!\/)[^\s?#\\]*$/), v.maxLength(200))),
})
type Receipt = v.InferInput<typeof ReceiptSchema>

const cookieName = 'marehalm_receipt'
const cookieSeconds = 60 * 60

/** Redirects to the receipt, which only this browser can see: it is in a cookie for an hour, and in no URL. */
export function leaveReceipt({ cookies }: Pick<RenderContext, 'cookies'>, receipt: Receipt): LoaderResult {
  cookies.set(cookieName, JSON.stringify(receipt), { maxAge: cookieSeconds, httpOnly: true })
  return seeOther(href.formReceipt())
}

function readReceipt({ cookies }: Pick<RenderContext, 'cookies'>): Receipt | null {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), ReceiptSchema), cookies.get(cookieName))
  return read.success ? read.output : null
}

/** /forms/receipt/: the receipt of what this browser sent last. */
export const receiptPage: Page = {
  load: loadReceiptPage,
}

async function loadReceiptPage(request: RenderContext): Promise<LoaderResult> {
  const { messages } = request
  const texts = messages.forms.receipt
  const receipt = readReceipt(request)
  if (!receipt) {
    const main = (
      <div className="content container">
        <EmptyState level={1} title={texts.goneTitle} text={texts.gone}>
          <a className="button primary" href={href.home()}>
            {texts.home}
          </a>
        </EmptyState>
      </div>
    )
    return formPage(request, 404, { title: texts.goneTitle }, main)
  }
  const words = await wordsOf(request, receipt)
  const main = (
    <div className="thanks container">
      <h1>{texts.title}</h1>
      <p className="lead">{words}</p>
      <p className="booking-number">
        <span>{texts.reference}</span>
        <strong>{receipt.reference}</strong>
      </p>
      <p>{texts.keep}</p>
      {receipt.byMail && <p>{texts.byMail}</p>}
      <div className="actions">
        {receipt.back && (
          <ButtonLink kind="secondary" icon="back" href={receipt.back}>
            {texts.back}
          </ButtonLink>
        )}
        <ButtonLink kind={receipt.back ? 'quiet' : 'secondary'} href={href.home()}>
          {texts.home}
        </ButtonLink>
      </div>
    </div>
  )
  return formPage(request, 200, { title: texts.title }, main)
}

/** The editors' own text where a form has one; the receipt does not wait for a failing service. */
async function wordsOf({ messages, services, market }: RenderContext, { kind, form }: Receipt): Promise<string> {
  const texts = messages.forms.receipt
  if (kind !== 'form' || form === undefined) return texts[kind]
  const variables = { key: form, locale: market.locale }
  const definition = await services.content.query(formQuery, variables).catch(() => null)
  return definition?.receipt || texts.form
}
