import type { SearchPreset } from '../../contracts/queries/search-presets.ts'
import type { EntryRoute } from '../../contracts/route.ts'
import { firstBookableArrival } from '../../domain/stays.ts'
import { company } from '../../editions/agency-facts.ts'
import { Island } from '../../islands/island.tsx'
import { lastSearchAttribute } from '../../islands/protocol.ts'
import { formatMessage } from '../../markets/format-message.ts'
import { formatNumber } from '../../markets/formats.ts'
import type { Messages } from '../../markets/messages/messages.ts'
import type { EntryPage } from '../../routing/catch-all.ts'
import { routeHead } from '../../routing/entry-head.ts'
import { MissingPart } from '../../routing/missing-part.tsx'
import type { LoaderResult, RenderContext } from '../../routing/page.ts'
import { Icon, iconClass } from '../../ui/icons.tsx'
import { Picture } from '../../ui/picture.tsx'
import { RecentlyViewed } from '../../ui/recently-viewed.tsx'
import { Section } from '../../ui/section.tsx'
import { mediaSrcSet } from '../../urls/media.ts'
import { href, withQuery } from '../../urls/paths.ts'
import { pagePolicy } from '../../urls/route.ts'
import { wholeFormQuery } from '../../urls/search-url.ts'
import {
  Areas,
  areasPart,
  LastMinute,
  lastMinutePart,
  Quotes,
  Recommended,
  recommendedPart,
  reviewsPart,
} from './fragments.tsx'
import { type Front, heroPicture, loadFront } from './load.ts'
import SearchForm, { type SearchFormMessages } from './search-form.island.tsx'

export const frontPage: EntryPage = {
  name: 'front',
  cachePolicy: pagePolicy,
  load: loadFrontPage,
}

async function loadFrontPage(request: RenderContext, route: EntryRoute): Promise<LoaderResult> {
  return {
    kind: 'page',
    status: 200,
    head: {
      ...(await routeHead(request, route)),
      sheets: ['front'],
      preloadImage: { srcset: mediaSrcSet(heroPicture, 1600), sizes: '100vw' },
    },
    layout: 'page',
    main: loadFront(request).then((front) => FrontPage({ ...front, request })),
  }
}

const shownPresets = 6
/** Of the search box, which is a sheet over a narrow window. */
const sheetId = 'front-search'

interface FrontPageProps extends Front {
  request: RenderContext
}

function FrontPage({ request, presets, ...front }: FrontPageProps) {
  const { areas, lastMinute, recommended, reviews, reviewsPage } = front
  const { market, messages } = request
  const texts = messages.front
  const missing = (part: { key(): string }) => <MissingPart request={request} fragment={part.key()} />
  const search = { href: href.search(market), label: texts.allRecommendations }
  return (
    <>
      <Hero request={request} presets={presets ?? []} {...front} />
      <Section title={texts.recommendationsTitle} more={search}>
        {recommended ? <Recommended request={request} hits={recommended} /> : missing(recommendedPart)}
      </Section>
      <Section title={texts.areasTitle} lead={texts.areasLead}>
        {areas ? <Areas request={request} areas={areas} /> : missing(areasPart)}
      </Section>
      <RecentlyViewed messages={messages} />
      <Section
        tone="sand"
        title={texts.lastMinuteTitle}
        lead={texts.lastMinuteLead}
        more={{ href: href.discounts(market), label: texts.largestDiscounts }}
      >
        {lastMinute ? <LastMinute request={request} hits={lastMinute} /> : missing(lastMinutePart)}
      </Section>
      <Section
        title={texts.reviewsTitle}
        lead={texts.reviewsLead}
        more={reviewsPage ? { href: reviewsPage.path, label: texts.allReviews } : undefined}
      >
        {reviews ? <Quotes request={request} found={reviews} /> : missing(reviewsPart)}
      </Section>
      <Section tone="sand">
        <Promises request={request} />
      </Section>
    </>
  )
}

type HeroProps = Pick<FrontPageProps, 'request' | 'houses' | 'reviews' | 'reviewsPage'> & {
  presets: readonly SearchPreset[]
}

function Hero({ request, presets, ...known }: HeroProps) {
  const { market, messages, now } = request
  return (
    <div className="hero">
      <Picture
        className="hero-picture"
        path={heroPicture}
        alt=""
        width={1600}
        height={1067}
        sizes="100vw"
        upTo={1600}
        priority
      />
      <div className="container">
        <div className="hero-words">
          <h1>{messages.front.heroTitle}</h1>
          <p>{messages.front.heroLead}</p>
          <HeroFacts request={request} {...known} />
        </div>
        <button className="button search-open" type="button" popoverTarget={sheetId}>
          <Icon name="search" />
          {messages.front.searchWords}
        </button>
        <div className="front-search page-part" id={sheetId} popover="auto">
          <div className="filters-head">
            <h2>{messages.search.title}</h2>
            <button
              className="tool"
              type="button"
              popoverTarget={sheetId}
              popoverTargetAction="hide"
              aria-label={messages.layout.close}
            >
              <Icon name="close" />
            </button>
          </div>
          <Island
            name="search-form"
            component={SearchForm}
            on="interaction"
            className="contents"
            props={{
              marketId: market.id,
              action: href.search(market),
              earliest: firstBookableArrival(now),
              messages: formTexts(messages),
            }}
          />
        </div>
        <PresetLinks request={request} presets={presets} />
        <p className="last-search" {...{ [lastSearchAttribute]: '' }} hidden>
          <a href={href.search(market)}>
            <Icon name="clock" />
            {messages.front.lastSearch}
          </a>
        </p>
      </div>
    </div>
  )
}

/** What the agency can show for itself: what guests say, how many houses there are, and since when. */
function HeroFacts({ request: { market, messages }, houses, reviews, reviewsPage }: Omit<HeroProps, 'presets'>) {
  const texts = messages.front.facts
  const rated = reviews?.average
    ? {
        average: formatNumber(market, reviews.average, 1),
        reviews: formatMessage(messages.card.reviews, { count: reviews.total }, market),
      }
    : null
  return (
    <ul className="hero-facts">
      {rated && reviewsPage && (
        <li>
          <a className={iconClass('star-full')} href={reviewsPage.path}>
            {formatMessage(texts.rated, rated, market)}
          </a>
        </li>
      )}
      {houses !== null && <li>{formatMessage(messages.front.areaHouses, { count: houses }, market)}</li>}
      <li>{formatMessage(texts.since, { year: String(company.founded) }, market)}</li>
    </ul>
  )
}

/**
 * Links by the presets' names: a copied link follows later changes by the editors. Before them, where the kinds of dates
 * are in a sheet, the way to the form with school holidays.
 */
function PresetLinks({ request, presets }: { request: RenderContext; presets: readonly SearchPreset[] }) {
  const { market, messages } = request
  const { choices } = messages.search.form.when
  return (
    <nav className="preset-links" aria-label={messages.front.presets}>
      <ul>
        <li className="to-holidays">
          <a className="chip" href={withQuery(href.search(market), wholeFormQuery('ferie'))} rel="nofollow">
            {choices.ferie}
          </a>
        </li>
        {presets.slice(0, shownPresets).map(({ type, key, title }) => (
          <li key={`${type}-${key}`}>
            <a className="chip" href={withQuery(href.search(market), new URLSearchParams({ [type]: key }))}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function formTexts({ search: { form, resultsFound, filter }, card: { nights, pets } }: Messages): SearchFormMessages {
  return {
    search: { form, resultsFound, filter: { anyPets: filter.anyPets, petsNone: filter.petsNone } },
    card: { nights, pets },
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
