import { personsOf, type Season } from '../../domain/consumption.ts'

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

/** Null for a reading that says nothing: of no night, or below nought. */
export function toReading(row: ReadingRow): Reading | null {
  if (row.days <= 0 || row.consumed < 0) return null
  const { lodging_id: lodgingId, item_id: itemId, season, days: nights, consumed } = row
  return { lodgingId, itemId, season, nights, persons: personsOf(row), consumed }
}

/** Less than this is not read from a meter; its logarithm stands for nought. */
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
