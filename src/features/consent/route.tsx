import * as v from 'valibot'
import type { ConsentCategory } from '../../contracts/consent.ts'
import { consentCookie, parseConsent } from '../../domain/consent.ts'
import { defineFragment } from '../../routing/fragment.ts'
import type { LoaderResult, Page, RenderContext } from '../../routing/page.ts'
import { sameInAll } from '../../routing/same-in-all.ts'
import { specificPage } from '../../routing/specific-page.ts'
import { FormPage } from '../../ui/form-page.tsx'
import { Icon } from '../../ui/icons.tsx'
import { Notice } from '../../ui/notice.tsx'
import { href } from '../../urls/paths.ts'
import { formPage } from '../forms/form-page.tsx'
import { keepConsent } from './keep-consent.ts'
import { SettingsForm } from './settings-form.tsx'

/** /cookie-settings/: what may be kept in this browser, chosen and withdrawn. */
export const cookieSettingsPage: Page = {
  load: openSettings,
}

/** The same in a dialog. It is of no visitor: the browser sets the ticks. */
export const cookieSettingsPart = defineFragment({
  name: 'cookie-settings',
  parameters: v.strictTuple([]),
  load: async (request) => {
    const { consent, frame } = request.messages
    return (
      <>
        <form method="dialog" className="dialog-close">
          <button type="submit" className="tool" aria-label={frame.close}>
            <Icon name="close" />
          </button>
        </form>
        <h2 id="consent-dialog">{consent.settings}</h2>
        <p>{consent.lead}</p>
        {await drawSettings(request, [])}
      </>
    )
  },
})

async function openSettings(request: RenderContext): Promise<LoaderResult> {
  const { cookies, form, messages, query } = request
  const texts = messages.consent
  if (form) {
    keepConsent(cookies, form)
    return { kind: 'redirect', to: wayBack(request), status: 303 }
  }
  const settings = await drawSettings(request, parseConsent(cookies.get(consentCookie)))
  const main = (
    <FormPage title={texts.settings} lead={texts.lead}>
      {query.has(savedKey) && <Notice kind="success">{texts.saved}</Notice>}
      {settings}
    </FormPage>
  )
  return formPage(
    request,
    200,
    { title: texts.settings, alternates: sameInAll(href.cookieSettings()), hidden: true },
    main,
  )
}

const savedKey = 'saved'

/** To this page with a word that it is done, or to the one whose banner an earlier build sends here. */
function wayBack({ cameFrom }: RenderContext): string {
  if (!cameFrom || cameFrom.pathname === href.cookieSettings()) return `${href.cookieSettings()}?${savedKey}=1`
  return cameFrom.pathname + cameFrom.search
}

async function drawSettings(request: RenderContext, chosen: readonly ConsentCategory[]) {
  const { market, messages, routes } = request
  const [settings, policy] = await Promise.all([
    routes.settings(market).catch(() => null),
    specificPage(request, 'cookies').catch(() => null),
  ])
  return (
    <>
      <SettingsForm texts={messages.consent} chosen={chosen} kept={settings?.consent.kept ?? []} />
      {policy && (
        <p>
          <a href={policy.path}>{messages.consent.more}</a>
        </p>
      )}
    </>
  )
}
