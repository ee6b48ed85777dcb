import type { SiteSettings } from '../../contracts/settings.ts'
import { Icon } from '../../ui/icons.tsx'
import { telephone } from '../../urls/telephone.ts'

/** Whom to ask. */
export function Help({ settings: { bookingFlow, administrationDetails } }: { settings: SiteSettings }) {
  const { phone, email } = administrationDetails
  return (
    <aside className="booking-help" aria-labelledby="booking-help">
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
