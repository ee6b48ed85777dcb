import { ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import type { Screen } from '../document.tsx'
import { editorPaths } from '../paths.ts'
import { Outcome } from './parts.tsx'

const titles = { inbox: 'Inbox', bookings: 'Bookings' } as const

/** A screen of the office without the back end: why it shows nothing. */
export function noOfficePage(
  screen: keyof typeof titles,
  reason = 'This site has no MANAGEMENT_TOKEN, which it needs to ask the embedded back end.',
): Screen {
  const body = (
    <>
      <h1>{titles[screen]}</h1>
      <Outcome kind="warning">
        <p>{reason}</p>
      </Outcome>
      <ButtonLink href={editorPaths[screen]} kind="secondary">
        Try again
      </ButtonLink>
    </>
  )
  return { title: titles[screen], screen, body }
}

export function notFoundPage(text: string): Screen {
  const body = (
    <EmptyState level={1} title="Not found" text={text}>
      <ButtonLink href={editorPaths.home}>To the console</ButtonLink>
    </EmptyState>
  )
  return { title: 'Not found', screen: 'home', body }
}
