import type { LodgingHit } from '../../contracts/search.ts'
import type { Market } from '../../markets/market.ts'
import type { Messages } from '../../markets/messages/messages.ts'
import { say } from '../../markets/say.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { HitCard } from '../../ui/hit-card.tsx'
import { Notice } from '../../ui/notice.tsx'
import { href } from '../../urls/paths.ts'

export interface FavoritesPageProps {
  market: Market
  messages: Messages
  hits: LodgingHit[]
  /** How many houses the cookie names. */
  asked: number
}

const firstCards = 2

export function FavoritesPage({ market, messages, hits, asked }: FavoritesPageProps) {
  const texts = messages.favorites
  if (asked === 0) {
    return (
      <div className="content container">
        <EmptyState level={1} title={texts.emptyTitle} text={texts.emptyText}>
          <a className="button primary" href={href.search(market)}>
            {texts.emptyAction}
          </a>
        </EmptyState>
      </div>
    )
  }
  return (
    <div className="content container">
      <header className="content-head">
        <h1>{texts.title}</h1>
        <p className="lead">{texts.lead}</p>
        <p>{say(texts.count, { count: hits.length }, market)}</p>
      </header>
      {hits.length < asked && <Notice>{texts.gone}</Notice>}
      <ul className="cards grid">
        {hits.map((hit, index) => (
          <li key={hit.id}>
            <HitCard
              market={market}
              messages={messages}
              hit={hit}
              dated={false}
              saved
              priority={index < firstCards}
              headingLevel={2}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}
