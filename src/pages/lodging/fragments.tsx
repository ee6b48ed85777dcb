import * as v from 'valibot'
import { areaBySlug } from '../../domain/areas.ts'
import { defineFragment, writtenId } from '../../routing/fragment.ts'
import { HitCards } from '../../ui/hit-cards.tsx'
import { readReviews, readSimilar, readWeather } from './load.ts'
import { ReviewList } from './review-list.tsx'
import { WeatherHours } from './weather-hours.tsx'

export const weatherPart = defineFragment({
  name: 'lodging-weather',
  parameters: v.strictTuple([
    v.pipe(
      v.string(),
      v.check((slug) => areaBySlug(slug) !== undefined),
    ),
  ]),
  async load(request, area) {
    const hours = await readWeather(request, area)
    return hours.length > 0 && <WeatherHours request={request} hours={hours} />
  },
})

export const similarPart = defineFragment({
  name: 'lodging-similar',
  parameters: v.strictTuple([writtenId]),
  async load(request, id) {
    const { market, messages } = request
    const hits = await readSimilar(request, id)
    return hits.length > 0 && <HitCards market={market} messages={messages} hits={hits} dated={false} />
  },
})

export const reviewsPart = defineFragment({
  name: 'lodging-reviews',
  parameters: v.strictTuple([writtenId]),
  async load(request, id) {
    return <ReviewList request={request} reviews={await readReviews(request, id)} />
  },
})

export const lodgingFragments = [weatherPart, similarPart, reviewsPart]
