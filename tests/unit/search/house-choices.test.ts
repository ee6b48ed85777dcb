import { expect, test } from 'vitest'
import { yearOf } from '../../../src/backend/search/indexes/choice-attributes.ts'
import { momentOf } from '../../../src/backend/search/indexes/search-index.ts'
import { freeRangesAttribute } from '../../../src/backend/search/indexes/stay-attributes.ts'
import { arrivalRanges, rangeName } from '../../../src/domain/arrival-ranges.ts'
import { arrivalsFor, dateChoices } from '../../../src/domain/flexible-dates.ts'
import { houseChoices } from '../../../src/domain/search/criterion-rules.ts'
import { bandOfStep, priceBandOf } from '../../../src/domain/search/price-bands.ts'
import { addDays } from '../../../src/domain/stays.ts'
import { priceSteps } from '../../../src/editions/table.ts'
import { countedChoices, countedDates, priceBarKey } from '../../../src/features/search/counted-choices.ts'
import { markets } from '../../../src/markets/market.ts'

/** Counted by something else than what a house meets. */
const others = ['skiftedag', 'nyHosMarehalm', 'minPris', 'maxPris', priceBarKey]

test('search documents say of every choice of the form that is one of houses whether their house meets it', () => {
  for (const { currency } of markets) {
    for (const day of ['2026-11-23', '2027-01-01', '2027-12-31']) {
      // As a document says it that was made a week before.
      const told = houseChoices(Number(addDays(day, -7).slice(0, 4)))
      for (const { key, value } of countedChoices(currency, day)) {
        if (!others.includes(key)) expect(told[key], `${key}=${value}`).toContain(value)
      }
    }
  }
})

test('houses say of every week, month and holidays that a form offers whether they are free, a week later too', () => {
  const ranges: readonly string[] = [dateChoices.uge, dateChoices.maaned, dateChoices.ferie]
  for (const market of markets) {
    for (const nights of [3, 7, 35]) {
      const told = new Set(arrivalRanges(nights, '2026-11-23').map(rangeName))
      for (const day of ['2026-11-23', '2026-11-30']) {
        for (const choice of countedDates(new Map(), market, day).filter(({ key }) => ranges.includes(key))) {
          const arrivals = arrivalsFor(new Map([[choice.key, choice]]), nights, day)
          const range = `${arrivals[0]}/${arrivals.at(-1)}`
          expect(told, `${nights} ${choice.key}=${choice.value}`).toContain(range)
        }
      }
    }
  }
})

test('once no guest can arrive today any more, houses still say of what begins today whether they are free', () => {
  for (const [afternoon, day] of [
    ['2026-11-28T12:30:00Z', '2026-11-28'],
    ['2026-12-31T12:30:00Z', '2026-12-31'],
  ] as const) {
    const moment = momentOf(new Date(afternoon))
    expect(moment.firstArrival).toBe(addDays(day, 1))
    const free = freeRangesAttribute('free.7', moment)
    expect(free?.kind === 'keys' && [...free.keys.keys()]).toEqual(arrivalRanges(7, day).map(rangeName))
    expect(yearOf(moment)).toBe(2026)
  }
})

test('the band of a total says of every price step whether it is more or less', () => {
  for (const currency of ['DKK', 'EUR'] as const) {
    for (const [place, step] of priceSteps[currency].entries()) {
      for (const total of priceSteps[currency].flatMap((each) => [each - 0.01, each, each + 0.01])) {
        const band = priceBandOf(total, currency)
        expect([band <= bandOfStep(place), band >= bandOfStep(place)]).toEqual([total <= step, total >= step])
      }
    }
  }
})
