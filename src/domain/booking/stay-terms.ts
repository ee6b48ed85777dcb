import type { StayQuote } from '../../contracts/booking-price.ts'
import type { ItemUse } from '../../contracts/lodging.ts'
import { cancellation } from '../../editions/agency-facts.ts'
import { type UseForecast, withForecasts } from '../consumption.ts'
import { addDays, agencyClock } from '../stays.ts'
import { type Instalment, instalmentsOf } from './instalments.ts'

/** What a guest agrees to beside the price. Money is øre or cents. */
export interface StayTerms {
  instalments: Instalment[]
  cancellation: CancellationStep[]
  /** Billed by the meter after the stay; `forecast` where there are enough earlier stays. */
  metered: (StayQuote['metered'][number] & { forecast: UseForecast | null })[]
  deposits: StayQuote['deposits']
}

/** The terms of a stay that is booked on `today`, an ISO day. `uses` by item, of the season of the stay; `persons` as `forecastGuests` counts them. */
export function stayTerms(
  quote: StayQuote,
  uses: ReadonlyMap<number, ItemUse>,
  persons: number,
  today: string,
): StayTerms {
  return {
    instalments: instalmentsOf(quote.arrival, quote.total, today),
    cancellation: cancellationSteps(quote.arrival, quote.total, today),
    metered: withForecasts(quote.metered, uses, { nights: quote.duration, persons }),
    deposits: quote.deposits,
  }
}

/**
 * What is paid when for several houses of one order, and what cancelling all of them costs: their stays begin on the same
 * day, so that they have the same days and shares.
 */
export function sumOfTerms(all: readonly StayTerms[]): StayTerms {
  return {
    instalments: summed(
      all.flatMap(({ instalments }) => instalments),
      ({ due }) => due,
    ),
    cancellation: summed(
      all.flatMap((terms) => terms.cancellation),
      ({ until }) => until,
    ),
    deposits: all.flatMap(({ deposits }) => deposits),
    metered: [],
  }
}

/** One for each day, in their order. */
function summed<Part extends { amount: number }>(parts: readonly Part[], dayOf: (part: Part) => string): Part[] {
  const amount = (ofDay: readonly Part[]) => ofDay.reduce((sum, part) => sum + part.amount, 0)
  return [...Map.groupBy(parts, dayOf)]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([, [first, ...others]]) => (first ? [{ ...first, amount: amount([first, ...others]) }] : []))
}

interface CancellationStep {
  /** The last ISO day on which this step holds. */
  until: string
  share: number
  /** Øre or cents. */
  amount: number
}

/** The ladder for a stay and its total (øre or cents), without the steps whose last day is over on `today`. */
export function cancellationSteps(arrival: string, total: number, today: string): CancellationStep[] {
  return cancellation
    .map(({ fromDaysBefore, share }) => ({
      until: addDays(arrival, -fromDaysBefore),
      share,
      amount: amountOf({ share }, total),
    }))
    .filter(({ until }) => until >= today)
}

/** The steps of what a stay costs now, add-ons included (øre or cents): the amounts that `quoteCancellation` comes to. */
export function cancellationNow(agreed: readonly CancellationStep[], total: number): CancellationStep[] {
  return agreed.map((step) => ({ ...step, amount: amountOf(step, total) }))
}

/** What cancelling costs on a day. */
export interface CancellationQuote {
  /** The last ISO day on which this holds. */
  until: string
  /** Of the total. */
  share: number
  /** What the guest pays, and what of the total is not due or goes back: øre or cents. */
  fee: number
  refund: number
}

/**
 * What a guest who cancels now pays of the total (øre or cents), by the steps that were agreed. Null once the house is
 * ready on the day of arrival, `checkIn` "HH:MM": from then on nothing can be cancelled.
 */
export function quoteCancellation(
  agreed: readonly Pick<CancellationStep, 'until' | 'share'>[],
  { arrival, checkIn, total, now }: { arrival: string; checkIn: string; total: number; now: Date },
): CancellationQuote | null {
  const { day: today, time } = agencyClock(now)
  if (today > arrival || (today === arrival && time >= checkIn)) return null
  const step = agreed
    .filter(({ until }) => until >= today)
    .sort((a, b) => (a.until < b.until ? -1 : 1))
    .at(0) ?? { until: arrival, share: 1 }
  const fee = amountOf(step, total)
  return { until: step.until, share: step.share, fee, refund: total - fee }
}

/** A part of a total (øre or cents) is whole kroner or euro, as a first instalment is; never more than its share. */
function amountOf({ share }: Pick<CancellationStep, 'share'>, total: number): number {
  return share < 1 ? Math.floor(Math.round(total * share) / 100) * 100 : total
}
