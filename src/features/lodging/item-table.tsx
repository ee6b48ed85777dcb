import { formatMessage } from '../../markets/format-message.ts'
import { formatMoney } from '../../markets/formats.ts'
import type { RenderContext } from '../../routing/page.ts'
import type { LodgingPageProps } from './page.tsx'

export type ItemPrice = LodgingPageProps['lodging']['itemPrices'][number]

interface ItemTableProps {
  request: Pick<RenderContext, 'market' | 'messages'>
  groups: readonly {
    /** None where what stands above the table says it. */
    title?: string
    items: readonly ItemPrice[]
    /** The group's title names its only item. */
    isOfOne?: boolean
  }[]
}

/** Items of a house with their prices, in groups; nothing where there are none. */
export function ItemTable({ request, groups }: ItemTableProps) {
  const shown = groups.filter(({ items }) => items.length > 0)
  if (shown.length === 0) return null
  return (
    <div className="table-scroll">
      <table className="table">
        {shown.map(({ title, items, isOfOne }) => (
          <tbody key={title}>
            {title && !isOfOne && (
              <tr>
                <th scope="rowgroup" colSpan={2}>
                  <strong>{title}</strong>
                </th>
              </tr>
            )}
            {items.map((each) => (
              <tr key={each.itemId}>
                <th scope="row">{isOfOne ? <strong>{title}</strong> : each.item.description}</th>
                <td className="number">{itemPriceText(request, each)}</td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  )
}

/** "0,49 € pro kWh", "121 € pro Aufenthalt" */
export function itemPriceText(
  { market, messages }: ItemTableProps['request'],
  { unitPrice, item: { meteredQuantity, unitName } }: ItemPrice,
): string {
  const price = formatMoney(market, unitPrice)
  return meteredQuantity
    ? formatMessage(messages.lodging.unitPrice, { price, unit: unitName }, market)
    : `${price} ${unitName}`
}
