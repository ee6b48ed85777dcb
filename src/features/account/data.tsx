import type { AccountData } from '../../contracts/account-data.ts'
import { countryName } from '../../markets/country-name.ts'
import { formatMessage } from '../../markets/format-message.ts'
import type { LoaderResult, RenderContext } from '../../routing/page.ts'
import type { Session } from '../../session/page-session.ts'
import { FactRows } from '../../ui/booking-facts.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { href } from '../../urls/paths.ts'
import { accountPage } from './account-page.tsx'
import { mayChat, OwnPage } from './own-page.tsx'

/** /account/data/: what is stored of the account, its file, and the way to delete it. */
export async function loadDataPage(request: RenderContext, session: Session): Promise<LoaderResult> {
  const { market, messages, services } = request
  const texts = messages.account.data
  const [mayExport, mayDelete] = [session.capabilities.includes('export'), session.capabilities.includes('delete')]
  const data = mayExport ? await services.auth.accountData(session.token, market.id) : null
  const main = (
    <OwnPage request={request} session={session}>
      <h1>{texts.title}</h1>
      <p className="lead">{formatMessage(texts.lead, { email: session.user?.email ?? '' }, market)}</p>
      {data && <FactRows rows={rowsOf(request, data)} />}
      {mayExport && (
        <section className="panel">
          <h2>{texts.downloadTitle}</h2>
          <p>{texts.downloadText}</p>
          <p>
            <ButtonLink kind="secondary" href={href.accountFile()} download>
              {texts.download}
            </ButtonLink>
          </p>
        </section>
      )}
      {mayDelete && (
        <section className="panel">
          <h2>{texts.deleteTitle}</h2>
          <p>{texts.deleteText}</p>
          <p>
            <ButtonLink kind="secondary" href={href.deleteAccount()}>
              {texts.deleteTitle}
            </ButtonLink>
          </p>
        </section>
      )}
      {!(mayExport && mayDelete) && (
        <section className="panel">
          <h2>{texts.askTitle}</h2>
          {!mayExport && <p>{texts.askExport}</p>}
          {!mayDelete && <p>{texts.askDelete}</p>}
        </section>
      )}
      <p>{texts.elsewhere}</p>
      <PrivacyLink request={request} path={await privacyPathOf(request)} />
    </OwnPage>
  )
  return accountPage({
    title: texts.title,
    path: href.accountData(),
    ownerChat: mayChat(request, session),
    main,
  })
}

/** What there is one of as it is, of the rest how many there are. */
function rowsOf({ market, messages }: RenderContext, data: AccountData) {
  const texts = messages.account.data
  const { firstname, lastname, phone } = data.account
  const { address, postalCode = '', city = '', country } = data.metas
  const home = address && `${address}, ${postalCode} ${city}${country ? `, ${countryName(market, country)}` : ''}`
  const counts = [
    [texts.stays, data.bookings],
    [texts.reservations, data.reservations],
    [texts.favorites, data.favorites],
    [texts.alerts, data.stayAlerts],
    [texts.sessions, data.sessions],
    [texts.submissions, data.submissions],
    [texts.mails, data.mails],
  ] as const
  return [
    { label: texts.name, value: `${firstname} ${lastname}`.trim() || '–' },
    { label: texts.phone, value: phone || '–' },
    { label: texts.address, value: home || '–' },
    ...counts.filter(([, { length }]) => length > 0).map(([label, { length }]) => ({ label, value: length })),
  ]
}

/** Path of the privacy policy; undefined in an edition without one. */
export async function privacyPathOf({ market, routes }: RenderContext): Promise<string | undefined> {
  const settings = await routes.settings(market)
  return settings ? (await routes.path(market, settings.bookingFlow.privacyPageId))?.path : undefined
}

export function PrivacyLink({ request, path }: { request: RenderContext; path: string | undefined }) {
  if (!path) return null
  return (
    <p>
      <a href={path}>{request.messages.account.data.privacy}</a>
    </p>
  )
}
