import type { ReactNode } from 'react'
import type { SiteSettings } from '../../contracts/settings.ts'
import type { RenderContext } from '../../routing/page.ts'
import { Icon } from '../../ui/icons.tsx'
import { telephone } from '../../urls/telephone.ts'

/** The page with the edition's help below it: the settings' own words, and whom to ask. */
export async function withHelp({ routes, market }: RenderContext, main: ReactNode): Promise<ReactNode> {
  const settings = await routes.settings(market)
  return (
    <>
      {main}
      {settings && <Help settings={settings} />}
    </>
  )
}

function Help({ settings: { bookingFlow, administrationDetails } }: { settings: SiteSettings }) {
  const { phone, email } = administrationDetails
  return (
    <aside className="container booking-help" aria-labelledby="booking-help">
      <h2 id="booking-help">{bookingFlow.helpTitle}</h2>
      <p>{bookingFlow.helpText}</p>
      <p className="actions">
        <a className="button secondary" href={telephone(phone)}>
          <Icon name="phone" />
          {phone}
        </a>
        <a className="button secondary" href={`mailto:${email}`}>
          <Icon name="mail" />
          {email}
        </a>
      </p>
    </aside>
  )
}
