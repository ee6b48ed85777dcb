import { tagOf } from '../../../kv/tags.ts'
import { isPartOfTotal } from '../../domain/prices.ts'
import { formatMessage } from '../../markets/format-message.ts'
import { formatMoney } from '../../markets/formats.ts'
import type { RenderContext } from '../../routing/page.ts'
import { PriceLines } from '../../ui/price-lines.tsx'
import { CachedSection, inPlace, Place } from './cached-panel.tsx'
import { Consumption } from './house-details.tsx'
import type { LodgingPageProps } from './page.tsx'
import { Fold } from './sections.tsx'

/** Types of the extras that most guests choose: their prices are shown at once, else those of the first two. */
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
  const usual = optional.filter(({ item }) => usualExtras.includes(item.type))
  const atOnce = usual.length > 0 ? usual : optional.slice(0, 2)
  const further = optional.filter((extra) => !atOnce.includes(extra))
  return (
    <CachedSection
      request={request}
      name="prices"
      tags={[tagOf.lodging(lodging.id)]}
      shows={[lodging.itemPrices, quote !== null]}
      finish={(html) => {
        const bill = quote && <PriceLines market={market} texts={messages.booking.summary} {...quote} />
        const use = <Consumption request={request} forecast={forecast} duration={requested.duration} />
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
          <Items
            request={request}
            groups={[
              { title: texts.included, items: included },
              { title: texts.metered, items: lodging.itemPrices.filter(({ item }) => item.meteredQuantity) },
              { title: texts.deposit, items: deposits, isOfOne: deposits.length === 1 },
            ]}
          />
          <Place name="use" />
          <Items request={request} groups={[{ title: texts.optional, items: atOnce }]} />
          {further.length > 0 && (
            <Fold summary={formatMessage(texts.moreExtras, { count: further.length }, market)}>
              <Items request={request} groups={[{ title: texts.optional, items: further }]} />
            </Fold>
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
    <>
      <h3>{booking.review.cancellation}</h3>
      <p>{lodging.cancellationTerms}</p>
    </>
  )
}

interface ItemsProps {
  request: RenderContext
  groups: readonly {
    title: string
    items: LodgingPageProps['lodging']['itemPrices']
    /** The group's title names its only item. */
    isOfOne?: boolean
  }[]
}

function Items({ request: { market, messages }, groups }: ItemsProps) {
  const shown = groups.filter(({ items }) => items.length > 0)
  if (shown.length === 0) return null
  return (
    <div className="table-scroll">
      <table className="table">
        {shown.map(({ title, items, isOfOne }) => (
          <tbody key={title}>
            {!isOfOne && (
              <tr>
                <th scope="rowgroup" colSpan={2}>
                  <strong>{title}</strong>
                </th>
              </tr>
            )}
            {items.map(({ itemId, unitPrice, item }) => (
              <tr key={itemId}>
                <th scope="row">{isOfOne ? <strong>{title}</strong> : item.description}</th>
                <td className="number">
                  {item.meteredQuantity
                    ? formatMessage(
                        messages.lodging.unitPrice,
                        { price: formatMoney(market, unitPrice), unit: item.unitName },
                        market,
                      )
                    : `${formatMoney(market, unitPrice)} ${item.unitName}`}
                </td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  )
}
