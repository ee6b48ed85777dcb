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
  const title = missing
    ? (settings?.errorPageSettings.titleNotFound ?? texts.notFoundTitle)
    : (settings?.errorPageSettings.titleError ?? texts.brokenTitle)
  return (
    <div className="container error-page">
      <EmptyState level={1} title={title} text={missing ? texts.notFoundText : texts.brokenText}>
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
