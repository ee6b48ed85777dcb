import * as v from 'valibot'
import { dateRules } from '../../domain/flexible-dates.ts'
import { noTrip, readPartyWord } from '../../domain/trip.ts'
import { defineFragment, writtenId, writtenParty } from '../../routing/fragment.ts'
import { HitCards } from '../../ui/hit-cards.tsx'
import { readPrices, readReviews, readSimilar } from './load.ts'
import { MonthOfPrices } from './month-of-prices.tsx'
import { ReviewList } from './review-list.tsx'

export const similarPart = defineFragment({
  name: 'lodging-similar',
  parameters: v.strictTuple([writtenId, writtenParty]),
  async load(request, id, word) {
    const { market, messages } = request
    const party = readPartyWord(word)
    const hits = await readSimilar(request, id, party)
    const trip = { ...noTrip, party }
    return hits.length > 0 && <HitCards market={market} messages={messages} hits={hits} dated={false} trip={trip} />
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
    writtenParty,
  ]),
  async load(request, id, name, month, word) {
    const party = readPartyWord(word)
    const prices = await readPrices(request, id, month, party)
    return <MonthOfPrices request={request} name={name} month={month} party={party} prices={prices} />
  },
})

export const lodgingFragments = [similarPart, reviewsPart, pricesPart]
