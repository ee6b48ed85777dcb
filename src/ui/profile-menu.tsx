import type { HeaderProps } from './header-props.ts'
import { Icon } from './icons.tsx'

export type ProfileMenuProps = Pick<HeaderProps, 'messages' | 'profileLinks'>

/** Shown to who is logged in: `data-signed-in` on the document says so. */
export function ProfileMenu({ messages, profileLinks }: ProfileMenuProps) {
  const texts = messages.frame
  return (
    <details className="profile-menu when-signed-in" data-megamenu="">
      <summary className="tool">
        <Icon name="user" />
        <span>{texts.profile}</span>
      </summary>
      <ul>
        <ProfileLinks messages={messages} profileLinks={profileLinks} />
      </ul>
    </details>
  )
}

/** Its entries, which a phone has in its menu. */
export function ProfileLinks({ messages, profileLinks }: ProfileMenuProps) {
  const texts = messages.frame
  return (
    <>
      <li>
        <a href={profileLinks.profile}>{texts.editProfile}</a>
      </li>
      <li data-guests-only="">
        <a href={profileLinks.bookings}>{texts.myBookings}</a>
      </li>
      <li>
        <form method="post" action={profileLinks.logout}>
          <button type="submit">{texts.logout}</button>
        </form>
      </li>
    </>
  )
}
