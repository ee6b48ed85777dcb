import { fewestStays, forecastTotal, forecastUse } from '../../domain/consumption.ts'
import { columnOf } from '../../editions/names.ts'
import { type Currency, currencyCodes } from '../../editions/table.ts'
import { type Market, markets } from '../../markets/market.ts'
import { type Kind, kindsOf, type Reading, type ReadingRow, readingColumns, toReading, usesOf } from './house.ts'
import { learn, poolKey } from './pool.ts'
import { figuresOf } from './refresh.ts'

/** What is known of the agency's earlier stays. */
interface Earlier {
  rows: readonly ReadingRow[]
  houses: ReadonlyMap<number, { persons: number; figure: number | null }>
  /** Øre and cents of a unit, by `priceKey`. */
  prices: ReadonlyMap<string, Readonly<Record<Currency, number>>>
}

/** One stay that the forecast did not know, in one edition: money in øre or cents. */
interface HeldOut {
  market: Market['key']
  season: string
  size: string
  paid: number
  expected: number
  isHit: boolean
}

const folds = 10

function priceKey(lodgingId: number, itemId: number): string {
  return `${lodgingId}-${itemId}`
}

/**
 * A forecast for every stay by a model that was fitted without it: in ten rounds a tenth of all stays is left out of
 * the data, of houses alike as of the house itself. A hit is a bill within the range as guests see it, in whole kroner
 * or euro, of all metered items together. Houses with fewer than three other stays are left out.
 */
export function backTest({ rows, houses, prices }: Earlier): HeldOut[] {
  const figures = [...houses].flatMap(([id, { figure }]) => (figure === null ? [] : [[id, figure] as const]))
  const kindOf = kindsOf(new Map(figures))
  const stays = staysOf(rows)
  return Array.from({ length: folds }, (_, fold) => {
    const isHeld = (stay: EarlierStay) => (stay.lodgingId * 7 + stay.stay) % folds === fold
    const known = stays.filter((stay) => !isHeld(stay)).flatMap(({ readings }) => readings)
    return predictions(known, stays.filter(isHeld), kindOf, prices, houses)
  }).flat()
}

interface EarlierStay {
  lodgingId: number
  stay: number
  readings: Reading[]
}

/** Readings of one stay belong together; those that are of no known stay are each one. */
function staysOf(rows: readonly ReadingRow[]): EarlierStay[] {
  const groups = Map.groupBy(rows, ({ id, lodging_id, stay }) => `${lodging_id}-${stay ?? `reading-${id}`}`)
  return [...groups.values()].flatMap((group) => {
    const readings = group.map(toReading).filter((reading) => reading !== null)
    const [first] = group
    return first && readings.length > 0 ? [{ lodgingId: first.lodging_id, stay: first.stay ?? first.id, readings }] : []
  })
}

function predictions(
  known: readonly Reading[],
  held: readonly EarlierStay[],
  kindOf: (lodgingId: number) => Kind,
  prices: Earlier['prices'],
  houses: Earlier['houses'],
): HeldOut[] {
  const pools = learn(known, kindOf)
  const ofHouse = Map.groupBy(known, ({ lodgingId, itemId }) => priceKey(lodgingId, itemId))
  return held.flatMap(({ lodgingId, readings }) => {
    const uses = readings.map((reading) => {
      const { itemId, season } = reading
      const pool = pools.get(poolKey(itemId, kindOf(lodgingId)))
      const own = ofHouse.get(priceKey(lodgingId, itemId)) ?? []
      return { reading, use: pool && own.length >= fewestStays ? usesOf(own, pool).get(season) : undefined }
    })
    if (uses.some(({ use }) => !use)) return []
    return markets.flatMap(({ key, currency }) => {
      const priceOf = ({ itemId }: Reading) => prices.get(priceKey(lodgingId, itemId))?.[currency] ?? 0
      const total = forecastTotal(uses.map(({ reading, use }) => forecastUse(use, priceOf(reading), reading)))
      const paid = readings.reduce((sum, reading) => sum + reading.consumed * priceOf(reading), 0)
      if (!total || paid <= 0) return []
      const isHit = paid >= asShown(total.from) && paid <= asShown(total.to)
      const season = readings[0]?.season ?? ''
      return [
        {
          market: key,
          season,
          size: sizeOf(houses.get(lodgingId)?.persons ?? 0),
          paid,
          expected: total.expected,
          isHit,
        },
      ]
    })
  })
}

function asShown(minor: number): number {
  return Math.round(minor / 100) * 100
}

function sizeOf(persons: number): string {
  return persons <= 4 ? 'up to 4 persons' : persons <= 8 ? '5 to 8 persons' : '9 persons or more'
}

interface Score {
  group: string
  stays: number
  /** Share of bills within the range. */
  hits: number
  /** Half of the bills lie nearer to what was expected: a share of the bill. */
  medianError: number
}

/** What is promised of each group. */
export const promisedHits = 0.8

/** Scores of all, and by edition, season and size of the house; a stay counts once for each edition. */
export function scoresOf(held: readonly HeldOut[]): Score[] {
  const by = (of: (one: HeldOut) => string) => [...Map.groupBy(held, of)].map(([group, part]) => scoreOf(group, part))
  return [
    scoreOf('all', held),
    ...by(({ market }) => `edition ${market}`),
    ...by(({ season }) => season),
    ...by(({ size }) => size),
  ]
}

function scoreOf(group: string, held: readonly HeldOut[]): Score {
  const errors = held.map(({ paid, expected }) => Math.abs(expected - paid) / paid).sort((a, b) => a - b)
  return {
    group,
    stays: held.length,
    hits: held.filter(({ isHit }) => isHit).length / Math.max(1, held.length),
    medianError: errors[Math.floor(errors.length / 2)] ?? 0,
  }
}

const unitPrices = currencyCodes.map((currency) => `${columnOf('unit_price', currency)} AS ${currency}`)

/** All queries of a back-test. */
export async function readEarlier(db: D1Database): Promise<Earlier> {
  const figures = await figuresOf(db)
  const rows = await db.prepare(`SELECT ${readingColumns} FROM item_consumption ORDER BY id`).all<ReadingRow>()
  const houses = await db.prepare('SELECT id, persons FROM lodging ORDER BY id').all<{ id: number; persons: number }>()
  const prices = await db
    .prepare(`SELECT lodging_id, item_id, ${unitPrices.join(', ')} FROM lodging_item`)
    .all<{ lodging_id: number; item_id: number } & Record<Currency, number>>()
  return {
    rows: rows.results,
    houses: new Map(houses.results.map(({ id, persons }) => [id, { persons, figure: figures.get(id) ?? null }])),
    prices: new Map(
      prices.results.map(({ lodging_id, item_id, ...prices }) => [priceKey(lodging_id, item_id), prices]),
    ),
  }
}
