import * as v from 'valibot'
import { dateRules } from '../../domain/flexible-dates.ts'
import { defineFragment, writtenId } from '../../routing/fragment.ts'
import { HitCards } from '../../ui/hit-cards.tsx'
import { readPrices, readReviews, readSimilar } from './load.ts'
import { MonthOfPrices } from './month-of-prices.tsx'
import { ReviewList } from './review-list.tsx'

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

export const pricesPart = defineFragment({
  name: 'lodging-prices',
  parameters: v.strictTuple([
    writtenId,
    v.pipe(v.string(), v.regex(/^[a-z]{1,8}\d{1,8}$/i)),
    v.pipe(
      v.string(),
      v.check((month) => dateRules.maaned(month) !== null),
    ),
  ]),
  async load(request, id, name, month) {
    return <MonthOfPrices request={request} name={name} month={month} prices={await readPrices(request, id, month)} />
  },
})

export const lodgingFragments = [similarPart, reviewsPart, pricesPart]
