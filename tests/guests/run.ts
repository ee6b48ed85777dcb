import { keepSiteLog } from '../site-log.ts'
import '../name-as-guest.ts'
import { rm } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import * as v from 'valibot'
import { backendName } from '../../src/commands/local-variables.ts'
import { readCommand, wholeNumber } from '../../src/commands/read-command.ts'
import { runWorkers } from '../../src/commands/run-workers.ts'
import { addDays, today } from '../../src/domain/stays.ts'
import { formatMoney } from '../../src/markets/formats.ts'
import { type Market, markets } from '../../src/markets/market.ts'
import { copyState, freePort, prepareState, unlimited } from '../running-site.ts'
import { bookAsGuest, type Going, type RequestedStay } from './book.ts'
import { Visitor } from './visitor.ts'

const { values } = readCommand({
  usage: `npm run guests [-- --guests 200 --weeks 20 --hold 20]

Many guests want few weeks at once: each week is sold once, everybody is told, and the money is right.`,
  options: {
    guests: { type: 'string', default: '200' },
    weeks: { type: 'string', default: '20' },
    hold: { type: 'string', default: '20' },
  },
})
const guests = wholeNumber('--guests', values.guests)
const weeks = wholeNumber('--weeks', values.weeks)
const holdSeconds = wholeNumber('--hold', values.hold)

const StaySchema = v.object({ house: v.string(), arrival: v.string(), duration: v.number() })
const BookingSchema = v.object({ number: v.string(), language_id: v.number(), total: v.number() })
const CountSchema = v.object({ count: v.number() })

const preparedPath = await prepareState()
const statePath = await copyState(preparedPath, 'guests')
const port = await freePort()
const miniflare = await runWorkers({
  onLog: keepSiteLog,
  port,
  backendPort: null,
  statePath,
  rateLimit: unlimited,
  backendVariables: { HOLD_SECONDS: String(holdSeconds) },
})
const problems: string[] = []

try {
  const db = await miniflare.getD1Database('DB', backendName)
  const count = async (sql: string) => v.parse(CountSchema, await db.prepare(sql).first()).count
  const { results } = await db
    .prepare(
      `SELECT lodging.name AS house, MIN(arrival) AS arrival, duration FROM booking_option
       JOIN lodging ON lodging.id = lodging_id
       WHERE status = 1 AND duration = 7 AND arrival > ?1 GROUP BY lodging_id ORDER BY lodging_id LIMIT ?2`,
    )
    .bind(addDays(today(), 60), weeks)
    .all()
  const stays = v.parse(v.array(StaySchema), results)
  if (stays.length < weeks) throw new Error(`Only ${stays.length} houses have a free week`)
  const before = await count('SELECT COUNT(*) AS count FROM booking')

  console.log(
    `${guests} guests, ${weeks} weeks of ${weeks} houses, ${markets.length} editions, holds of ${holdSeconds} s`,
  )
  const going = await Promise.all(Array.from({ length: guests }, (_, index) => sendGuest(index, stays)))
  const { results: rows } = await db.prepare('SELECT number, language_id, total FROM booking ORDER BY id').all()
  const bookings = v.parse(v.array(BookingSchema), rows).slice(before)

  const told = going.flatMap(({ market, answer }) => (answer.kind === 'booked' ? [{ market, ...answer }] : []))
  const taken = going.filter(({ answer }) => answer.kind === 'taken').length
  check(bookings.length === weeks, `${bookings.length} bookings are stored, not ${weeks}`)
  check(told.length === weeks, `${told.length} guests were told that they have booked`)
  check(taken === guests - weeks, `${taken} guests were told that the house is taken`)
  for (const { answer } of going)
    if (answer.kind === 'unclear') problems.push(`Somebody was told nothing: ${answer.what}`)
  for (const { number, language_id, total } of bookings) {
    const guest = told.find((each) => each.number === number)
    const shown = guest && formatMoney(guest.market, total)
    check(
      guest?.market.id === language_id && guest.total === shown,
      `${number}: ${total} is stored, ${guest?.total} was shown`,
    )
  }
  const nights = await count("SELECT COUNT(*) AS count FROM night WHERE holder LIKE 'booking:%'")
  check(nights >= weeks * 7, `${nights} nights are sold`)
  const sums = markets.map((market) => {
    const sum = bookings
      .filter(({ language_id }) => language_id === market.id)
      .reduce((all, { total }) => all + total, 0)
    return `${market.key} ${formatMoney(market, sum)}`
  })
  await wait((holdSeconds + 1) * 1000)
  const held = await count('SELECT COUNT(*) AS count FROM night WHERE expires_at > unixepoch()')
  check(held === 0, `${held} nights are still held`)

  const seconds = going.map((each) => each.seconds).sort((a, b) => a - b)
  const again = going.reduce((sum, each) => sum + each.again, 0)
  console.log(
    `\n| guests | booked | taken | unclear | stored | sums (shown = stored) | held afterwards | slowest way | asked again |`,
  )
  console.log('|---|---|---|---|---|---|---|---|---|')
  console.log(
    `| ${[guests, told.length, taken, guests - told.length - taken, bookings.length, sums.join(', '), held, `${seconds.at(-1)?.toFixed(1)} s`, again].join(' | ')} |\n`,
  )
} finally {
  await miniflare.dispose()
  await rm(statePath, { recursive: true, force: true })
  await rm(preparedPath, { recursive: true, force: true })
}
for (const problem of problems) console.error(problem)
console.log(problems.length === 0 ? 'Nothing is wrong.' : `${problems.length} things are wrong.`)
process.exitCode = problems.length === 0 ? 0 : 1

async function sendGuest(index: number, stays: readonly RequestedStay[]): Promise<Going & { market: Market }> {
  const market = markets[index % markets.length] ?? markets[0]
  const stay = stays[Math.floor(index / markets.length) % stays.length]
  if (!stay) throw new Error('There is no stay to want')
  // Each from a network of their own: one network holds a few stays alone.
  const visitor = new Visitor(`${market.key}.localhost`, port, `10.0.${Math.floor(index / 250)}.${1 + (index % 250)}`)
  return { market, ...(await bookAsGuest(visitor, market, stay)) }
}

function check(isRight: boolean, problem: string): void {
  if (!isRight) problems.push(problem)
}
