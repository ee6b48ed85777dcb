import type { StayQuote } from '../../contracts/booking-price.ts'
import { isPartOfTotal } from '../../domain/prices.ts'
import { formatMoney } from '../../markets/formats.ts'
import { say } from '../../markets/say.ts'
import type { PageRequest } from '../../routing/page.ts'
import type { LodgingPageProps } from './page.tsx'

/** What the total of a stay is made of. */
export function PriceLines({ request, quote }: { request: PageRequest; quote: StayQuote }) {
  const { market, messages } = request
  const texts = messages.lodging
  return (
    <dl className="price-lines">
      {quote.lines.map((line) => (
        <div key={`${line.kind}-${line.itemId}`}>
          <dt>{line.kind === 'rent' ? texts.rent : line.kind === 'fee' ? texts.fee : line.description}</dt>
          <dd>{formatMoney(market, line.amount)}</dd>
        </div>
      ))}
      <div className="total">
        <dt>{texts.total}</dt>
        <dd>{formatMoney(market, quote.total)}</dd>
      </div>
    </dl>
  )
}

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
      {quote && <PriceLines request={request} quote={quote} />}
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
                      ? say(texts.unitPrice, { price: formatMoney(market, unitPrice), unit: item.unitName }, market)
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
