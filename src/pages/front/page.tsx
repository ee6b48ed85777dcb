import type { LodgingHit } from '../../contracts/search.ts'
import type { SearchOrder } from '../../domain/search-view.ts'
import { today } from '../../domain/stays.ts'
import { Island } from '../../islands/island.tsx'
import type { Messages } from '../../markets/messages/messages.ts'
import { say } from '../../markets/say.ts'
import type { PageRequest } from '../../routing/page.ts'
import { HitCard } from '../../ui/hit-card.tsx'
import { Icon } from '../../ui/icons.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Picture } from '../../ui/picture.tsx'
import { PictureLinks } from '../../ui/picture-links.tsx'
import { Section } from '../../ui/section.tsx'
import { Stars } from '../../ui/stars.tsx'
import { href, withQuery } from '../../urls/paths.ts'
import { type Front, heroPicture } from './load.ts'
import SearchForm, { type SearchFormMessages } from './search-form.island.tsx'

/** There is no criterion for last-minute offers: the largest discounts come first. */
const discounted = new URLSearchParams({ searchOrder: 'discount-percentage' satisfies SearchOrder })

export interface FrontPageProps extends Front {
  request: PageRequest
}

export function FrontPage({ request, areas, lastMinute, recommended, reviews }: FrontPageProps) {
  const { market, messages } = request
  const texts = messages.front
  const search = { href: href.search(market), label: texts.allRecommendations }
  return (
    <>
      <Hero request={request} />
      <Section>
        <Promises request={request} />
      </Section>
      <Section title={texts.areasTitle} lead={texts.areasLead}>
        {areas ? <Areas request={request} areas={areas} /> : <PartMissing request={request} />}
      </Section>
      <Section
        tone="sand"
        title={texts.lastMinuteTitle}
        lead={texts.lastMinuteLead}
        more={{ href: withQuery(search.href, discounted), label: texts.allLastMinute }}
      >
        <Houses request={request} hits={lastMinute} dated />
      </Section>
      <Section title={texts.recommendationsTitle} lead={texts.recommendationsLead} more={search}>
        <Houses request={request} hits={recommended} />
      </Section>
      <Section tone="sand" title={texts.reviewsTitle} lead={texts.reviewsLead}>
        {reviews ? <Quotes request={request} reviews={reviews} /> : <PartMissing request={request} />}
      </Section>
    </>
  )
}

function Hero({ request }: Pick<FrontPageProps, 'request'>) {
  const { market, messages, now } = request
  return (
    <div className="hero">
      <Picture
        className="hero-picture"
        path={heroPicture}
        alt=""
        width={2400}
        height={1200}
        sizes="100vw"
        upTo={1600}
        priority
      />
      <div className="container">
        <div className="hero-words">
          <h1>{messages.front.heroTitle}</h1>
          <p>{messages.front.heroLead}</p>
        </div>
        <Island
          name="search-form"
          component={SearchForm}
          on="interaction"
          className="contents"
          props={{
            marketId: market.id,
            action: href.search(market),
            earliest: today(now),
            messages: formTexts(messages),
          }}
        />
      </div>
    </div>
  )
}

function formTexts({
  search: { form, resultsFound, filter },
  card: { nights, persons, pets },
}: Messages): SearchFormMessages {
  return {
    search: { form, resultsFound, filter: { anyPets: filter.anyPets, petsNone: filter.petsNone } },
    card: { nights, persons, pets },
  }
}

function Promises({ request: { messages } }: Pick<FrontPageProps, 'request'>) {
  const texts = messages.front.promises
  return (
    <ul className="promises">
      {(
        [
          ['check', texts.price, texts.priceText],
          ['house', texts.local, texts.localText],
          ['key', texts.safe, texts.safeText],
        ] as const
      ).map(([icon, title, text]) => (
        <li key={icon}>
          <Icon name={icon} />
          <h2>{title}</h2>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  )
}

function Areas({ request, areas }: { request: PageRequest; areas: NonNullable<Front['areas']> }) {
  const { market, messages } = request
  return (
    <PictureLinks
      links={areas.map(({ id, title, path, banner, houses }) => ({
        id,
        title,
        text: say(messages.front.areaHouses, { count: houses }, market),
        href: path ?? href.search(market),
        image: banner?.url ?? null,
      }))}
    />
  )
}

function Houses({
  request,
  hits,
  dated = false,
}: {
  request: PageRequest
  hits: LodgingHit[] | null
  dated?: boolean
}) {
  if (!hits) return <PartMissing request={request} />
  const { market, messages } = request
  return (
    <ul className="cards grid">
      {hits.map((hit) => (
        <li key={hit.id}>
          <HitCard market={market} messages={messages} hit={hit} dated={dated} />
        </li>
      ))}
    </ul>
  )
}

const answerIn = { da: 'answerTextDa', de: 'answerTextDe', en: 'answerTextEn' } as const

function Quotes({ request, reviews }: { request: PageRequest; reviews: NonNullable<Front['reviews']> }) {
  const { market, messages } = request
  return (
    <ul className="quotes">
      {reviews.map((review) => (
        <li key={review.id}>
          <figure className="review">
            <Stars market={market} messages={messages} value={review.rating} />
            <blockquote>{review[answerIn[market.key]]}</blockquote>
            <figcaption>
              {say(messages.lodging.reviewBy, { name: review.name, place: review.place }, market)}
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  )
}

function PartMissing({ request }: Pick<FrontPageProps, 'request'>) {
  return <Notice kind="warning">{request.messages.errors.partMissing}</Notice>
}
