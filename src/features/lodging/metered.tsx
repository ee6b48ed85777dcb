import { formatMessage } from '../../markets/format-message.ts'
import { formatMoney, formatMoneyRange, wholeParts, wholeUnits } from '../../markets/formats.ts'
import type { RenderContext } from '../../routing/page.ts'
import { type ItemPrice, ItemTable, itemPriceText } from './item-table.tsx'
import type { StayForecast } from './requested-stay.ts'
import { FoldRow } from './sections.tsx'

interface MeteredProps {
  request: RenderContext
  forecast: StayForecast
  duration: number
  /** What is billed by the meter. */
  metered: readonly ItemPrice[]
}

/** What is billed by the meter: the likely sum in sight, else the prices of a unit; folded both, and how it is estimated. */
export function Metered({ request, forecast, duration, metered }: MeteredProps) {
  const { market, messages } = request
  const texts = messages.lodging
  const { total } = forecast
  if (metered.length === 0) return null
  const nights = formatMessage(messages.card.nights, { count: duration }, market)
  const fact = total
    ? `${nights}: ${formatMessage(texts.consumptionTotal, rangeOf(request, total), market)}`
    : metered.map((each) => `${each.item.description} ${itemPriceText(request, each)}`).join(' · ')
  return (
    <FoldRow title={texts.metered} level={3} fact={fact}>
      <ItemTable request={request} groups={[{ items: metered }]} />
      <Estimate request={request} forecast={forecast} />
    </FoldRow>
  )
}

/** Likely metered consumption in money, from earlier stays. */
function Estimate({
  request,
  forecast: { season, items, total, persons },
}: Pick<MeteredProps, 'request' | 'forecast'>) {
  const { market, messages } = request
  const texts = messages.lodging
  if (!total) return null
  const uses = wholeParts(items.map(({ expected }) => expected))
  const lead = { count: persons, season: texts.consumptionSeasons[season], stays: total.stays }
  return (
    <>
      <p>{formatMessage(texts.consumptionLead, lead, market)}</p>
      <ul>
        {items.map((item, index) => (
          <li key={item.itemId}>
            {formatMessage(
              texts.consumptionForecast,
              {
                item: item.description,
                unit: item.unitName,
                unitPrice: formatMoney(market, item.unitPrice),
                ...rangeOf(request, { ...item, expected: uses[index] ?? 0 }),
              },
              market,
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

function rangeOf(
  { market }: RenderContext,
  { expected, from, to }: { expected: number; from: number; to: number },
): { price: string; range: string } {
  return { price: formatMoney(market, wholeUnits(expected)), range: formatMoneyRange(market, from, to) }
}
