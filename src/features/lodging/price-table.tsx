import { isPartOfTotal } from '../../domain/prices.ts'
import { formatMoney } from '../../markets/formats.ts'
import { formatMessage } from '../../markets/say.ts'
import { PriceLines } from '../../ui/price-lines.tsx'
import type { LodgingPageProps } from './page.tsx'

/** What belongs to every stay in the house, what can be added, and what the meter counts. */
export function PriceTable({ request, lodging, quote }: LodgingPageProps) {
  const { market, messages } = request
  const texts = messages.lodging
  const inTotal = lodging.itemPrices.filter(isPartOfTotal)
  const groups = [
    { title: texts.included, items: inTotal.filter(({ isMandatory }) => isMandatory) },
    { title: texts.optional, items: inTotal.filter(({ isMandatory }) => !isMandatory) },
    { title: texts.metered, items: lodging.itemPrices.filter(({ item }) => item.meteredQuantity) },
    {
      title: texts.deposit,
      items: lodging.itemPrices.filter(({ item }) => item.type === 'deposit' && !item.meteredQuantity),
    },
  ].filter(({ items }) => items.length > 0)
  return (
    <section className="part" id="prices">
      <h2>{texts.prices}</h2>
      {quote && <PriceLines market={market} texts={messages.booking.summary} lines={quote.lines} total={quote.total} />}
      <div className="table-scroll">
        <table className="table">
          {groups.map(({ title, items }) => (
            <tbody key={title}>
              <tr>
                <th scope="rowgroup" colSpan={2}>
                  <strong>{title}</strong>
                </th>
              </tr>
              {items.map(({ itemId, unitPrice, item }) => (
                <tr key={itemId}>
                  <th scope="row">{item.description}</th>
                  <td className="number">
                    {item.meteredQuantity
                      ? formatMessage(
                          texts.unitPrice,
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
    </section>
  )
}
