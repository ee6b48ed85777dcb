import { type Currency, internationalEdition, languageNames } from '../../../editions/table.ts'
import { formatMoney } from '../../../markets/formats.ts'
import { dateFormat } from '../../../markets/intl.ts'
import { type Market, markets } from '../../../markets/market.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Notice, type NoticeProps } from '../../../ui/notice.tsx'
import type { Screen } from '../document.tsx'
import { editorPaths } from '../paths.ts'

/**
 * At the end of a form's action: the page that answers, after a redirect too, begins at its outcome, for those who use the
 * keyboard and for screen readers. The console has no scripts.
 */
export const outcomeFragment = '#outcome'

/** The outcome of the last action. */
export function Outcome(props: NoticeProps) {
  return (
    <div id={outcomeFragment.slice(1)} tabIndex={-1} role="status">
      <Notice {...props} />
    </div>
  )
}

/** Links to the page before and the next one. */
export function Pages({ page, pages, href }: { page: number; pages: number; href: (page: number) => string }) {
  if (pages <= 1) return null
  return (
    <nav className="editor-tabs" aria-label="Pages">
      {page > 1 && (
        <a href={href(page - 1)} rel="prev">
          Previous
        </a>
      )}
      <span>{`Page ${page} of ${pages}`}</span>
      {page < pages && (
        <a href={href(page + 1)} rel="next">
          Next
        </a>
      )}
    </nav>
  )
}

const titles = { inbox: 'Inbox', bookings: 'Bookings' } as const

/** Where a request got no answer: what it asked for may have been done all the same. */
export const unanswered = 'The back end does not answer. What was sent may have been done; please look again.'

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

/** Confirmed before everything of an edition, or of all, is purged. */
export function confirmPage(edition: Market['key'] | 'all'): Screen {
  const what = edition === 'all' ? 'all editions' : `the ${languageNames[edition].english} edition`
  const body = (
    <>
      <h1>{`Purge everything in ${what}?`}</h1>
      <p className="lead">
        Nothing cached until now will be served again: every page is rebuilt when it is next requested, so pages are
        slower for a few minutes. Purging a single page, entry or house has no such effect.
      </p>
      <form method="post" action={editorPaths.purge} className="editor-actions">
        <input type="hidden" name="edition" value={edition} />
        <input type="hidden" name="sure" value="yes" />
        <Button type="submit">{`Yes, purge ${what}`}</Button>
        <ButtonLink href={editorPaths.home} kind="secondary">
          No, go back
        </ButtonLink>
      </form>
    </>
  )
  return { title: `Purge everything in ${what}?`, screen: 'home', body }
}

/** Øre or cents, as the console writes them: in English, in the currency that they are of. */
export function moneyText(currency: Currency, minor: number): string {
  return formatMoney({ ...english, currency }, minor)
}

/** The console is in English, whichever edition it is opened in. */
export const english = markets.find(({ key }) => key === internationalEdition) ?? markets[0]

const moments: Intl.DateTimeFormatOptions = {
  timeZone: 'Europe/Copenhagen',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
}

/** '21 Nov 2026, 18:04:11', in Danish time. */
export function momentText(milliseconds: number): string {
  return dateFormat('en-GB', moments).format(milliseconds)
}

/** 0.84 → '0.8 s', 75 → '1 min 15 s', 90000 → '25 h', 604800 → '7 days'. */
export function secondsText(seconds: number): string {
  if (seconds < 60) return `${seconds < 10 ? Math.round(seconds * 10) / 10 : Math.round(seconds)} s`
  const minutes = Math.floor(seconds / 60)
  const rest = Math.floor(seconds % 60)
  if (minutes < 60) return rest === 0 ? `${minutes} min` : `${minutes} min ${rest} s`
  return minutes < 48 * 60 ? `${Math.floor(minutes / 60)} h` : `${Math.floor(minutes / (24 * 60))} days`
}
