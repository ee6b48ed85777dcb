import * as v from 'valibot'
import { defineFragment } from '../../routing/fragment.ts'
import { HitCards } from '../../ui/hit-cards.tsx'
import { readAreas, readLastMinute, readRecommended, readReviews } from './load.ts'
import { Areas, Quotes } from './parts.tsx'

const parameters = v.strictTuple([])

export const areasPart = defineFragment({
  name: 'front-areas',
  parameters,
  load: async (request) => <Areas request={request} areas={await readAreas(request)} />,
})

export const lastMinutePart = defineFragment({
  name: 'front-last-minute',
  parameters,
  load: async (request) => (
    <HitCards market={request.market} messages={request.messages} hits={await readLastMinute(request)} dated />
  ),
})

export const recommendedPart = defineFragment({
  name: 'front-recommended',
  parameters,
  load: async (request) => (
    <HitCards market={request.market} messages={request.messages} hits={await readRecommended(request)} dated={false} />
  ),
})

export const reviewsPart = defineFragment({
  name: 'front-reviews',
  parameters,
  load: async (request) => <Quotes request={request} reviews={await readReviews(request)} />,
})

export const frontFragments = [areasPart, lastMinutePart, recommendedPart, reviewsPart]
