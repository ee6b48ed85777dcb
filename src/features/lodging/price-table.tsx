import { tagOf } from '../../../kv/tags.ts'
import { isPartOfTotal } from '../../domain/prices.ts'
import { formatMessage } from '../../markets/format-message.ts'
import { formatMoney } from '../../markets/formats.ts'
import type { RenderContext } from '../../routing/page.ts'
import { PriceLines } from '../../ui/price-lines.tsx'
import { CachedSection, inPlace, Place } from './cached-panel.tsx'
import type { LodgingPageProps } from './page.tsx'
import { Fold } from './sections.tsx'

/**
 * Mandatory items of every stay, metered ones, and on demand the optional ones; all of it on demand where meters alone are
 * left to say.
 */
export function PriceTable({ request, lodging, quote, PaidWhen }: LodgingPageProps) {
  const { market, messages } = request
  const texts = messages.lodging
  const inTotal = lodging.itemPrices.filter(isPartOfTotal)
  const deposits = lodging.itemPrices.filter(({ item }) => item.type === 'deposit' && !item.meteredQuantity)
  const included = inTotal.filter(({ isMandatory }) => isMandatory)
  const optional = inTotal.filter(({ isMandatory }) => !isMandatory)
  const isFolded = !quote && included.length + deposits.length === 0
  return (
    <CachedSection
      request={request}
      name="prices"
      tags={[tagOf.lodging(lodging.id)]}
      shows={[lodging.itemPrices, isFolded]}
      finish={(html) =>
        inPlace(
          inPlace(html, 'lines', quote && <PriceLines market={market} texts={messages.booking.summary} {...quote} />),
          'paid',
          quote && PaidWhen && <PaidWhen request={request} quote={quote} />,
        )
      }
      render={() => {
        const content = (
          <>
            <Place name="lines" />
            <Items
              request={request}
              groups={[
                { title: texts.included, items: included },
                { title: texts.metered, items: lodging.itemPrices.filter(({ item }) => item.meteredQuantity) },
                { title: texts.deposit, items: deposits, isOfOne: deposits.length === 1 },
              ]}
            />
            <Place name="paid" />
            {optional.length > 0 && (
              <Fold summary={formatMessage(texts.allExtras, { count: optional.length }, market)}>
                <Items request={request} groups={[{ title: texts.optional, items: optional }]} />
              </Fold>
            )}
          </>
        )
        const heading = <h2>{texts.prices}</h2>
        return isFolded ? (
          <Fold summary={heading}>{content}</Fold>
        ) : (
          <>
            {heading}
            {content}
          </>
        )
      }}
    />
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
