import { areas } from '../../../src/domain/areas.ts'
import { facility } from '../../../src/domain/facilities.ts'
import { addDays, today, weekdayOf } from '../../../src/domain/stays.ts'

/** Searches of guests, without end: no two are alike, and most find houses. */
export function pageQuery(round: number): string {
  const kind = kinds[round % kinds.length]
  // A distance that every house keeps is another search each time.
  return `${kind?.(round)}&${facility.beachDistance}=${5000 + 10 * round}`
}

const kinds: readonly ((round: number) => string)[] = [
  () => '',
  (round) => `1=${2 + (round % 7)}`,
  (round) => week(round),
  (round) => `${week(round)}&1=${2 + (round % 5)}&${facility.pool}=1`,
  (round) => `omraader=${areas[(7 * round) % areas.length]?.slug}`,
  (round) => `maaned=${addDays(today(), 60 + 30 * (round % 4)).slice(0, 7)}&maxPris=${8000 + 500 * (round % 9)}`,
  (round) => `husdyr=${1 + (round % 2)}&searchOrder=price-asc`,
  (round) => `${week(round)}&textQuery=${words[round % words.length]}`,
]

/** As guests type them; each is found in some houses. */
const words = ['hus', 'strand', 'sauna', 'havudsigt']

function week(round: number): string {
  let day = addDays(today(), 40 + 7 * (round % 12))
  while (weekdayOf(day) !== 6) day = addDays(day, 1)
  return `ankomst=${day}&duration=7`
}
