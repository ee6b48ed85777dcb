import { Children, type ReactNode } from 'react'
import { defaultDuration } from '../domain/stays.ts'
import { formatMessage } from '../markets/format-message.ts'
import { formatMoney, wholeUnits } from '../markets/formats.ts'
import type { Market } from '../markets/market.ts'
import type { Messages } from '../markets/messages/messages.ts'

/** What a stay costs. */
export interface StayPrice {
  /** Øre or cents, with everything compulsory in it. */
  total: number
  /** Nights. */
  duration: number
  /** No dates are chosen: it is what the house is offered with, its cheapest week or, where it has none, its cheapest stay. */
  from?: boolean
}

export type StayPriceTexts = Pick<Messages['card'], 'from' | 'weekFrom' | 'nights' | 'perNight' | 'aboutPerNight'>

/** Whether it is a week's that a house is compared by: "week from", and no nights. */
const isOfWeek = ({ duration, from }: StayPrice) => from === true && duration === defaultDuration

/** A stay's price as every page says it: "uge fra 2.430 kr.", "fra 1.215 kr. · 3 nætter", "1.215 kr. · 3 nætter". */
export function stayPriceText(
  market: Market,
  { from, weekFrom, nights }: Pick<StayPriceTexts, 'from' | 'weekFrom' | 'nights'>,
  stay: StayPrice,
): string {
  if (isOfWeek(stay)) return `${weekFrom} ${formatMoney(market, stay.total)}`
  const price = `${formatMoney(market, stay.total)} · ${formatMessage(nights, { count: stay.duration }, market)}`
  return stay.from ? `${from} ${price}` : price
}

interface StayTotalProps extends StayPrice {
  market: Market
  texts: StayPriceTexts
  /** Its price before the discount, øre or cents: stands struck beside it. */
  before?: { total: number; text: string } | false
  /** It stands in a link or a paragraph, where nothing can be opened. */
  isInline?: boolean
}

/** The same as a part of a page; its nights open the price of one, which stands below it where no dates are chosen. */
export function StayTotal({ market, texts, total, duration, from, before, isInline }: StayTotalProps) {
  const isWeek = isOfWeek({ total, duration, from })
  const nights = !isWeek && formatMessage(texts.nights, { count: duration }, market)
  return (
    <>
      {from && <small>{`${isWeek ? texts.weekFrom : texts.from} `}</small>}
      <strong>{formatMoney(market, total)}</strong>
      {before && (
        <>
          <span className="visually-hidden">{`, ${before.text}`}</span> <s>{formatMoney(market, before.total)}</s>
        </>
      )}
      {nights && ' · '}
      {isInline || from || duration < 2 ? (
        nights
      ) : (
        <details>
          <summary>{nights}</summary>
          {perNightText(market, texts, total, duration)}
        </details>
      )}
    </>
  )
}

/** "405 kr. pr. nat"; where it is no whole krone or euro, the nearest one with an "about". */
function perNightText(market: Market, texts: StayPriceTexts, total: number, duration: number): string {
  const night = Math.round(total / duration / 100) * 100
  const isExact = night * duration === total
  const price = formatMoney(market, night)
  return formatMessage(isExact ? texts.perNight : texts.aboutPerNight, { price }, market)
}

/** "ca. **8.124 kr.** med forbrug for 4": what is paid in the end; where the use is not known, that it is paid for, too. */
function allInText(
  market: Market,
  texts: Pick<Messages['card'], 'withUse' | 'withUseAndLinen' | 'plusUse'>,
  { allIn, hasLinen, persons }: NonNullable<PriceProps['forecast']>,
): ReactNode {
  if (allIn === null) return texts.plusUse
  const price = formatMoney(market, wholeUnits(allIn))
  const text = formatMessage(hasLinen ? texts.withUseAndLinen : texts.withUse, { price, persons }, market)
  const [before, after] = text.split(price)
  return (
    <>
      {before}
      <b>{price}</b>
      {after}
    </>
  )
}

export interface PriceProps extends StayPrice {
  market: Market
  messages: Pick<Messages, 'card'>
  /** The same stay without its discount. Shown struck when it is more. */
  normalTotal?: number
  /** Pets whose charge is part of it. */
  pets?: number
  /** The stay's total with what is metered, where something is; null where it is not known. */
  forecast?: { allIn: number | null; hasLinen: boolean; persons: number } | undefined
  isInline?: boolean
}

/**
 * One amount, the stay's total; below it what the stay comes to with what is paid by the meter. Where a house is offered
 * with another stay than a week, the price of a night stands before that.
 */
export function Price({ market, messages, normalTotal = 0, pets = 0, forecast, ...stay }: PriceProps) {
  const texts = messages.card
  const before = normalTotal > stay.total && { total: normalTotal, text: texts.priceBefore }
  const notes: ReactNode[] = [
    stay.from && !isOfWeek(stay) && stay.duration > 1 && perNightText(market, texts, stay.total, stay.duration),
    pets > 0 && formatMessage(texts.withPets, { count: pets }, market),
    forecast && allInText(market, texts, forecast),
  ].filter(Boolean)
  const amount = <StayTotal market={market} texts={texts} {...stay} before={before} />
  if (notes.length === 0) return <div className="price price-now">{amount}</div>
  return (
    <div className="price">
      <div className="price-now">{amount}</div>
      <p className="price-note">
        {Children.map(notes, (note, place) => (
          <>
            {place > 0 && <br />}
            {note}
          </>
        ))}
      </p>
    </div>
  )
}
