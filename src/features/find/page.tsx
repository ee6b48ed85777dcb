import { type FoundPages, longestFind } from '../../contracts/find.ts'
import { isHouseNumber } from '../../domain/search-criteria.ts'
import type { Market } from '../../markets/market.ts'
import type { Messages } from '../../markets/messages/messages.ts'
import { formatMessage } from '../../markets/say.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Notice } from '../../ui/notice.tsx'
import { RecentlyViewed } from '../../ui/recently-viewed.tsx'
import { href } from '../../urls/paths.ts'
import { FoundGroups } from './found-groups.tsx'

export interface FindPageProps {
  market: Market
  messages: Messages
  /** Empty: nothing has been asked for. */
  text: string
  /** Null when the search did not answer, undefined when it was not asked. */
  found: FoundPages | null | undefined
}

export function FindPage({ market, messages, text, found }: FindPageProps) {
  const texts = messages.find
  const count = found?.groups.reduce((sum, { hits }) => sum + hits.length, 0) ?? 0
  return (
    <>
      <div className="content container find">
        <header className="content-head">
          <h1>{texts.title}</h1>
          <p className="lead">{texts.lead}</p>
        </header>
        <search>
          <form className="find-form" action={href.find()} method="get">
            <input
              name="q"
              type="search"
              defaultValue={text}
              key={text}
              aria-label={texts.label}
              placeholder={texts.placeholder}
              maxLength={longestFind}
              autoComplete="off"
              required
            />
            <Button type="submit" icon="search">
              {texts.submit}
            </Button>
          </form>
        </search>
        {found === null && (
          <Notice kind="error" title={texts.failedTitle}>
            <p>{texts.failedText}</p>
            <p>
              <a href={href.search(market)}>{texts.toSearch}</a>
            </p>
          </Notice>
        )}
        {found && count > 0 && (
          <>
            <p role="status">{formatMessage(texts.count, { count }, market)}</p>
            <FoundGroups market={market} messages={messages} text={text} groups={found.groups} />
          </>
        )}
        {found && count === 0 && <Nothing market={market} messages={messages} text={text} />}
      </div>
      {count === 0 && <RecentlyViewed messages={messages} />}
    </>
  )
}

/** What else could help: other words, or the search by dates. */
function Nothing({ market, messages, text }: Omit<FindPageProps, 'found'>) {
  const texts = messages.find
  const why = isHouseNumber(text) ? formatMessage(texts.noHouse, { code: text.toUpperCase() }, market) : texts.noneText
  return (
    <EmptyState title={formatMessage(texts.noneTitle, { text }, market)} text={why}>
      <a className="button primary" href={href.search(market)}>
        {texts.toSearch}
      </a>
    </EmptyState>
  )
}
