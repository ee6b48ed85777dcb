import { formQuery } from '../../contracts/queries/forms.ts'
import type { LoaderResult, Page, RenderContext } from '../../routing/page.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { href } from '../../urls/paths.ts'
import { formPage } from './form-page.tsx'
import { type Receipt, readReceipt } from './receipt.ts'

/** /forms/receipt/: of what this browser sent last. */
export const receiptPage: Page = {
  load: openReceipt,
}

async function openReceipt(request: RenderContext): Promise<LoaderResult> {
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

/** The editors' own words where a form has them; the receipt does not wait for a service that fails. */
async function wordsOf({ messages, services, market }: RenderContext, { kind, form }: Receipt): Promise<string> {
  const texts = messages.forms.receipt
  if (kind !== 'form' || form === undefined) return texts[kind]
  const asked = { key: form, locale: market.locale }
  const definition = await services.content.query(formQuery, asked).catch(() => null)
  return definition?.receipt || texts.form
}
