import { partyWord } from '../../domain/trip.ts'
import { MissingPart } from '../../routing/missing-part.tsx'
import { pricesPart } from './fragments.tsx'
import { MonthOfPrices } from './month-of-prices.tsx'
import type { LodgingPageProps } from './page.tsx'

/** Every free stay of a month by arrival and length. */
export function HousePrices({ request, lodging, month, prices, asked }: LodgingPageProps) {
  const texts = request.messages.prices
  return (
    <section className="part" id="matrix">
      <h2>{texts.houseTitle}</h2>
      <p>{texts.houseLead}</p>
      {prices ? (
        <MonthOfPrices request={request} name={lodging.name} month={month} party={asked.party} prices={prices} />
      ) : (
        <MissingPart
          request={request}
          fragment={pricesPart.key(lodging.id, lodging.name, month, partyWord(asked.party))}
        />
      )}
    </section>
  )
}
