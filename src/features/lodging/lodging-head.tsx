import type { ReactNode } from 'react'
import { tagOf } from '../../../kv/tags.ts'
import { criteriaOfTrip } from '../../domain/read-trip.ts'
import { writeCriteria } from '../../domain/search-criteria.ts'
import { copyLinkAttribute, sharedLink, viewedHouseAttribute, viewedPictureAttribute } from '../../islands/protocol.ts'
import { titleForLines } from '../../markets/short-title.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { CompareLink } from '../../ui/compare-link.tsx'
import { Facts } from '../../ui/facts.tsx'
import { Heart } from '../../ui/heart.tsx'
import { Rating } from '../../ui/reviews.tsx'
import { TripBar } from '../../ui/trip-bar.tsx'
import { newShortlist } from '../../urls/new-shortlist.ts'
import { href, withQuery } from '../../urls/paths.ts'
import { withTrip } from '../../urls/trip-link.ts'
import { CachedPart } from './cached-panel.tsx'
import type { LodgingPageProps } from './page.tsx'
import { parentsOf } from './rental-data.ts'
import { StayBar } from './stay-box.tsx'

/**
 * Breadcrumbs, title, ratings, what can be done with the house, price and pictures; below them what the house is, and the
 * trip that its prices are for.
 */
export function LodgingHead({ children: pictures, ...props }: LodgingPageProps & { children: ReactNode }) {
  const { request, lodging, area, title, stay } = props
  const { market, messages } = request
  const ofTrip = writeCriteria(criteriaOfTrip(stay))
  ofTrip.delete('omraader')
  const parents = parentsOf(request, { area, lodging }).map(({ path, ...parent }) => ({
    ...parent,
    path: withCriteria(path, ofTrip),
  }))
  return (
    <>
      <Breadcrumbs messages={messages} parents={parents} current={lodging.name} />
      <header
        className="lodging-head"
        {...{ [viewedHouseAttribute]: lodging.id, [viewedPictureAttribute]: lodging.images[0]?.url }}
      >
        <h1>{titleForLines(title)}</h1>
        <HouseRating {...props} />
        <HouseActions {...props} />
        <StayBar {...props} />
        {pictures}
        <div className="lodging-brief">
          <CachedPart
            request={request}
            name="facts"
            shows={[lodging.vacationRental]}
            tags={[tagOf.lodging(lodging.id)]}
            render={() => <Facts market={market} messages={messages} house={lodging.vacationRental} />}
          />
          <TripBar market={market} messages={messages} now={request.now} trip={stay} action={request.path} />
        </div>
      </header>
    </>
  )
}

/** What can be done with the house beside booking it, each an icon with its word. The link is that of the page's trip. */
function HouseActions({ request, lodging, title, requested, trip }: LodgingPageProps) {
  const { market, messages } = request
  return (
    <div className="actions">
      <Heart
        market={market}
        messages={messages}
        lodgingId={lodging.id}
        title={title}
        action={withTrip(href.favorites(), trip)}
        label={messages.card.favorite}
      />
      <Button
        kind="quiet"
        icon="share"
        type="button"
        value={withTrip(request.path, trip)}
        {...{ [copyLinkAttribute]: sharedLink }}
      >
        {messages.lodging.share}
      </Button>
      <CompareLink market={market} messages={messages} code={lodging.name} title={title} trip={trip} hasIcon />
      <ButtonLink
        kind="quiet"
        icon="people"
        href={newShortlist([lodging.id], requested, requested.party)}
        rel="nofollow"
      >
        {messages.favorites.decide}
      </ButtonLink>
    </div>
  )
}

/** What guests think of the house. */
function HouseRating({ request: { market, messages }, lodging }: LodgingPageProps) {
  const { average = 0, count = 0 } = lodging.reviewStat ?? {}
  return (
    <div className="lodging-ratings">
      <Rating market={market} messages={messages} value={average} count={count} />
    </div>
  )
}

/** The query of a search link with the trip's criteria; the place is the link's own. */
function withCriteria(link: string, ofTrip: URLSearchParams): string {
  const [path = '', query] = link.split('?')
  const criteria = new URLSearchParams(ofTrip)
  for (const [key, value] of new URLSearchParams(query)) criteria.set(key, value)
  return withQuery(path, criteria)
}
