import { errorTexts } from '../contracts/error-texts.ts'
import type { SiteSettings } from '../contracts/settings.ts'
import type { Market } from '../markets/market.ts'
import type { Messages } from '../markets/messages/messages.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { href } from '../urls/paths.ts'

export interface ErrorMainProps {
  market: Market
  messages: Messages
  status: number
  path: string
  settings: SiteSettings | null
}

/** The page in place of one that is not there or could not be made. */
export function ErrorMain({ market, messages, status, path, settings }: ErrorMainProps) {
  const texts = messages.errors
  const missing = status === 404
  return (
    <div className="container error-page">
      <EmptyState level={1} title={errorTitle(messages, status, settings)} text={errorText(messages, status)}>
        <a className="button primary" href={href.home()}>
          {settings?.errorPageSettings.buttonText ?? texts.toFrontPage}
        </a>
        <a className="button" href={href.search(market)}>
          {texts.toSearch}
        </a>
      </EmptyState>
      {missing && (
        <p className="field-hint" lang="en">
          {errorTexts.invalidRoute(path)}
        </p>
      )}
    </div>
  )
}

/** What went wrong, as the heading and the document's title say it. */
export function errorTitle({ errors }: Messages, status: number, settings: SiteSettings | null): string {
  if (status === 404) return settings?.errorPageSettings.titleNotFound ?? errors.notFoundTitle
  return status < 500 ? errors.refusedTitle : (settings?.errorPageSettings.titleError ?? errors.brokenTitle)
}

function errorText({ errors }: Messages, status: number): string {
  if (status === 404) return errors.notFoundText
  if (status === 413) return errors.tooMuchText
  return status < 500 ? errors.refusedText : errors.brokenText
}
