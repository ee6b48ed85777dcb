import type { ReactNode } from 'react'
import * as v from 'valibot'
import { tagOf } from '../../../kv/tags.ts'
import { dateRules } from '../../domain/flexible-dates.ts'
import type { PriceMatrix as Matrix } from '../../domain/price-matrix.ts'
import { today } from '../../domain/stays.ts'
import { noTrip, partyWord, readPartyWord, readStayWord } from '../../domain/trip.ts'
import { formatMessage } from '../../markets/format-message.ts'
import { formatDate } from '../../markets/formats.ts'
import { defineFragment, writtenId, writtenParty, writtenStay } from '../../routing/fragment.ts'
import { ComingPart, MissingPart } from '../../routing/missing-part.tsx'
import { HitCards } from '../../ui/hit-card.tsx'
import { withTrip } from '../../urls/trip-link.ts'
import { CachedSection } from './cached-panel.tsx'
import type { LodgingPageProps } from './page.tsx'
import { reviewsPart } from './reviews.tsx'
import { FoldRow } from './sections.tsx'
import { readSimilar } from './similar-houses.ts'

export const similarPart = defineFragment({
  name: 'lodging-similar',
  parameters: v.strictTuple([writtenId, writtenParty, writtenStay]),
  async load(request, id, word, stay) {
    const { market, messages } = request
    const trip = { ...noTrip, ...readStayWord(stay), party: readPartyWord(word) }
    const { hits, stays } = await readSimilar(request, id, trip)
    const dated = stays !== 'cheapest'
    return hits.length > 0 && <HitCards market={market} messages={messages} hits={hits} dated={dated} trip={trip} />
  },
})

const pricesPart = defineFragment({
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
    const { MonthOfPrices, readPrices } = await import('./month-of-prices.tsx')
    const prices = await readPrices(request, id, month, party)
    return <MonthOfPrices request={request} name={name} month={month} trip={{ ...noTrip, party }} prices={prices} />
  },
})

export const lodgingFragments = [similarPart, reviewsPart, pricesPart]

/** Every free stay of a month by arrival and length. The table comes once it is opened, and with a month that was requested. */
export function HousePrices({ request, lodging, month, prices, MonthOfPrices, requested }: LodgingPageProps) {
  const { market, messages, now, path } = request
  const { id, name } = lodging
  const { party, searchQuery } = requested
  const isOpen = requested.month !== null
  const texts = messages.prices
  const withContent = (content: ReactNode) => (
    <FoldRow title={texts.houseTitle} level={2} open={isOpen}>
      <p>{texts.houseLead}</p>
      {content}
    </FoldRow>
  )
  if (!prices || !MonthOfPrices) {
    const part = { fragment: pricesPart.key(id, name, month, partyWord(party)), query: searchQuery }
    return (
      <section className="part" id="matrix">
        {withContent(
          isOpen ? (
            <MissingPart request={request} {...part} />
          ) : (
            <ComingPart messages={messages} {...part} href={withTrip(`${path}?month=${month}#matrix`, requested)}>
              {formatMessage(texts.caption, { month: formatDate(market, `${month}-01`, 'month') }, market)}
            </ComingPart>
          ),
        )}
      </section>
    )
  }
  return (
    <CachedSection
      request={request}
      name="matrix"
      shows={[name, month, today(now).slice(0, 7), party, searchQuery, totalsOf(prices)]}
      tags={[tagOf.lodging(id)]}
      render={() =>
        withContent(
          <MonthOfPrices
            request={request}
            name={name}
            month={month}
            trip={{ ...noTrip, party, searchQuery }}
            prices={prices}
          />,
        )
      }
    />
  )
}

/** Totals of the stays, row by row. */
function totalsOf({ arrivals, durations, cellOf }: Matrix) {
  return [durations, arrivals.map((arrival) => [arrival, durations.map((nights) => cellOf(arrival, nights)?.total)])]
}
