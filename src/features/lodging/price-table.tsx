import { tagOf } from '../../../kv/tags.ts'
import { isPartOfTotal } from '../../domain/prices.ts'
import type { RenderContext } from '../../routing/page.ts'
import { PriceLines } from '../../ui/price-lines.tsx'
import { CachedSection, inPlace, Place } from './cached-panel.tsx'
import { type ItemPrice, ItemTable, itemPriceText } from './item-table.tsx'
import { Metered } from './metered.tsx'
import type { LodgingPageProps } from './page.tsx'
import { FoldRow } from './sections.tsx'

/** Types of the extras that most guests choose: their prices are in sight, else those of the first two. */
const usualExtras: readonly string[] = ['cleaning', 'linen']

/**
 * What a stay costs: its bill, mandatory items of every stay, metered ones and what they are likely to come to, when it
 * is paid and what cancelling costs, and the optional items.
 */
export function PriceTable({ request, lodging, quote, requested, forecast, stayTerms }: LodgingPageProps) {
  const { market, messages } = request
  const texts = messages.lodging
  const inTotal = lodging.itemPrices.filter(isPartOfTotal)
  const deposits = lodging.itemPrices.filter(({ item }) => item.type === 'deposit' && !item.meteredQuantity)
  const optional = inTotal.filter(({ isMandatory }) => !isMandatory)
  // The bill of a chosen stay has the mandatory ones already.
  const included = quote ? [] : inTotal.filter(({ isMandatory }) => isMandatory)
  const metered = lodging.itemPrices.filter(({ item }) => item.meteredQuantity)
  return (
    <CachedSection
      request={request}
      name="prices"
      tags={[tagOf.lodging(lodging.id)]}
      shows={[lodging.itemPrices, quote !== null]}
      finish={(html) => {
        const bill = quote && <PriceLines market={market} texts={messages.booking.summary} {...quote} />
        const use = <Metered request={request} forecast={forecast} duration={requested.duration} metered={metered} />
        const terms =
          quote && stayTerms ? (
            <stayTerms.PaidWhen request={request} quote={quote} />
          ) : (
            <AgencyTerms messages={messages} />
          )
        return inPlace(inPlace(inPlace(html, 'lines', bill), 'use', use), 'terms', terms)
      }}
      render={() => (
        <>
          <h2>{texts.prices}</h2>
          <Place name="lines" />
          <ItemTable
            request={request}
            groups={[
              { title: texts.included, items: included },
              { title: texts.deposit, items: deposits, isOfOne: deposits.length === 1 },
            ]}
          />
          <Place name="use" />
          {optional.length > 0 && (
            <FoldRow
              title={texts.optional}
              level={3}
              fact={usualOf(optional)
                .map((each) => `${each.item.description} ${itemPriceText(request, each)}`)
                .join(' · ')}
            >
              <ItemTable request={request} groups={[{ items: optional }]} />
            </FoldRow>
          )}
          <Place name="terms" />
        </>
      )}
    />
  )
}

/** What cancelling costs of a stay that is not chosen yet. */
function AgencyTerms({ messages: { booking, lodging } }: Pick<RenderContext, 'messages'>) {
  return (
    <FoldRow title={booking.review.cancellation} level={3} fact={lodging.cancellationFirst}>
      <p>{lodging.cancellationTerms}</p>
    </FoldRow>
  )
}

/** Of the extras those that most guests choose, else the first two. */
function usualOf(optional: readonly ItemPrice[]): readonly ItemPrice[] {
  const usual = optional.filter(({ item }) => usualExtras.includes(item.type))
  return usual.length > 0 ? usual : optional.slice(0, 2)
}
