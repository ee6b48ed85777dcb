import type { Category } from '../../contracts/content.ts'
import type { LodgingSearchResult } from '../../contracts/search.ts'
import { partyOfCriteria } from '../../domain/party-criteria.ts'
import { asksForDates, asksForStay, type Criteria, writeCriteria } from '../../domain/search-criteria.ts'
import { today } from '../../domain/stays.ts'
import { noTrip } from '../../domain/trip.ts'
import { formatMessage } from '../../markets/format-message.ts'
import { MissingPart } from '../../routing/missing-part.tsx'
import type { RenderContext } from '../../routing/page.ts'
import type { SitePage } from '../../routing/specific-page.ts'
import type { Linked } from '../../services/content.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { HitCards } from '../../ui/hit-card.tsx'
import { Picture } from '../../ui/picture.tsx'
import { RichTextBody } from '../../ui/rich-text.tsx'
import { OtherCriteria, SearchBox } from '../../ui/search-box.tsx'
import { Section } from '../../ui/section.tsx'
import { href, withQuery } from '../../urls/paths.ts'

export interface CategoryPageProps {
  request: RenderContext
  category: Linked<Category>
  /** What the category stands for, and the guest's trip. */
  criteria: Criteria
  search: SitePage | null
  /** Null when the search did not answer. */
  houses: LodgingSearchResult | null
}

export function CategoryPage({ request, category, criteria, search, houses }: CategoryPageProps) {
  const { market, messages, now } = request
  return (
    <>
      {category.image && (
        <div className="banner">
          <Picture path={category.image.url} alt="" sizes="100vw" priority />
          <div className="container">
            <h1>{category.title}</h1>
          </div>
        </div>
      )}
      <div className="content container">
        <header className="content-head">
          <Breadcrumbs messages={messages} parents={search ? [search] : []} current={category.title} />
          {!category.image && <h1>{category.title}</h1>}
          {category.excerpt && <p className="lead">{category.excerpt}</p>}
        </header>
        <RichTextBody text={category.body} links={category.links} />
        <SearchBox
          market={market}
          messages={messages}
          action={href.search(market)}
          criteria={criteria}
          earliest={today(now)}
        >
          <OtherCriteria criteria={criteria} />
        </SearchBox>
      </div>
      <Houses request={request} criteria={criteria} houses={houses} />
    </>
  )
}

function Houses({ request, criteria, houses }: Pick<CategoryPageProps, 'request' | 'criteria' | 'houses'>) {
  const { market, messages } = request
  const texts = messages.category
  const searchHref = withQuery(href.search(market), writeCriteria(criteria))
  if (!houses) {
    return (
      <Section tone="sand">
        <MissingPart request={request} />
      </Section>
    )
  }
  if (houses.totalHits === 0) {
    return (
      <Section tone="sand">
        <EmptyState title={texts.emptyTitle} text={texts.emptyText}>
          <a className="button primary" href={href.search(market)}>
            {messages.errors.toSearch}
          </a>
        </EmptyState>
      </Section>
    )
  }
  const more = formatMessage(messages.search.form.show, { count: houses.totalHits }, market)
  return (
    <Section
      tone="sand"
      title={formatMessage(texts.title, { count: houses.totalHits }, market)}
      lead={texts.datesLead}
      more={{ href: searchHref, label: more }}
    >
      <HitCards
        market={market}
        messages={messages}
        hits={houses.hits}
        dated={asksForDates(criteria)}
        linksToStay={asksForStay(criteria)}
        trip={{ ...noTrip, party: partyOfCriteria(criteria) }}
      />
      {houses.totalHits > houses.hits.length && (
        <p className="actions centred">
          <a className="button primary" href={searchHref}>
            {more}
          </a>
        </p>
      )}
    </Section>
  )
}
