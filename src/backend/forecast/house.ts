import type { ItemUse } from '../../contracts/lodging.ts'
import { fewestStays, personsOf, type Season } from '../../domain/consumption.ts'
import type { Pool } from './pool.ts'

/** What houses alike have in common in one season; of the logarithm of use. */
export interface SeasonPool extends Shape {
  mean: number
  /** Of the stays of one house. */
  variance: number
  /** Below, middle and above, in standard deviations of what is foretold. */
  tails: readonly [number, number, number]
}

/** A house's own stays of each season. */
export type Means = ReadonlyMap<Season, { mean: number; count: number }>

/** Of the stays of one house. */
export function meansOf(stays: readonly Reading[], seasons: ReadonlyMap<Season, Shape>): Means {
  const means = new Map<Season, { mean: number; count: number }>()
  for (const [season, own] of Map.groupBy(stays, (stay) => stay.season)) {
    const shape = seasons.get(season)
    if (shape) means.set(season, { mean: meanOf(own.map((stay) => levelOf(stay, shape))), count: own.length })
  }
  return means
}

/**
 * The next stay's level from the house's own seasons, each drawn towards the house and the house towards its kind, the
 * more the fewer its stays are; and how sure that is.
 */
export function predict(means: Means, season: Season, pool: Pool): { mean: number; deviation: number } {
  const { seasons, ofHouses, ofSeasons } = pool
  let weight = 1 / ofHouses
  let weighted = 0
  for (const [name, { mean, count }] of means) {
    const of = seasons.get(name)
    if (!of) continue
    const precision = 1 / (ofSeasons + of.variance / count)
    weight += precision
    weighted += (mean - of.mean) * precision
  }
  const ofHouse = weighted / weight
  const of = seasons.get(season)
  const kind = of?.mean ?? 0
  const variance = of?.variance ?? 1
  const own = means.get(season)
  const trust = own ? ofSeasons / (ofSeasons + variance / own.count) : 0
  const ofSeason = own ? trust * (own.mean - kind - ofHouse) : 0
  return {
    mean: kind + ofHouse + ofSeason,
    deviation: Math.sqrt(variance + ofSeasons * (1 - trust) + (1 - trust) ** 2 / weight),
  }
}

/** Use by season from one house's readings of one item; none with fewer than three stays. */
export function usesOf(readings: readonly Reading[], pool: Pool): Map<Season, ItemUse> {
  const uses = new Map<Season, ItemUse>()
  if (readings.length < fewestStays) return uses
  const means = meansOf(readings, pool.seasons)
  for (const [season, { ownPersons, extraNights, tails }] of pool.seasons) {
    const { mean, deviation } = predict(means, season, pool)
    const [below, middle, above] = tails
    uses.set(season, {
      level: Math.exp(mean + middle * deviation),
      ownPersons,
      extraNights,
      low: Math.exp((below - middle) * deviation),
      high: Math.exp((above - middle) * deviation),
      stays: readings.length,
    })
  }
  return uses
}

export function meanOf(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length
}

export function varianceOf(values: readonly number[]): number {
  const mean = meanOf(values)
  return meanOf(values.map((value) => (value - mean) ** 2))
}

/** What one earlier stay used of one item. */
export interface Reading {
  lodgingId: number
  itemId: number
  season: Season
  nights: number
  persons: number
  /** In the item's unit. */
  consumed: number
}

export interface ReadingRow {
  id: number
  lodging_id: number
  item_id: number
  stay: number | null
  days: number
  adults: number
  children: number
  season: Season
  consumed: number
}

export const readingColumns = 'id, lodging_id, item_id, stay, days, adults, children, season, consumed'

/** Null for an unusable reading: without nights, or negative. */
export function toReading(row: ReadingRow): Reading | null {
  if (row.days <= 0 || row.consumed < 0) return null
  const { lodging_id: lodgingId, item_id: itemId, season, days: nights, consumed } = row
  return { lodgingId, itemId, season, nights, persons: personsOf(row), consumed }
}

/** Smaller values are not read from a meter; its logarithm replaces that of zero. */
const minUse = 0.05

/** The logarithm of what was used, without what the party and the nights explain. */
export function levelOf({ consumed, persons, nights }: Reading, { ownPersons, extraNights }: Shape): number {
  return Math.log(Math.max(consumed, minUse)) - Math.log(ownPersons + persons) - Math.log(extraNights + nights)
}

/** How use grows with party and nights: the house's own use in persons, and arriving and leaving in nights. */
export interface Shape {
  ownPersons: number
  extraNights: number
}

/** Houses alike: of their agency those of the lower, middle or upper third by consumption a person and day. */
export type Kind = 0 | 1 | 2

/** Of each house the agency's own figure (`consumptionPersonsPrDay`); a house without one is of the middle. */
export function kindsOf(figures: ReadonlyMap<number, number>): (lodgingId: number) => Kind {
  const sorted = [...figures.values()].sort((a, b) => a - b)
  const lower = sorted[Math.floor(sorted.length / 3)] ?? 0
  const upper = sorted[Math.floor((sorted.length * 2) / 3)] ?? 0
  return (lodgingId) => {
    const figure = figures.get(lodgingId)
    if (figure === undefined) return 1
    return figure < lower ? 0 : figure < upper ? 1 : 2
  }
}
