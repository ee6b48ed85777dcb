import { GraphQLError } from 'graphql'
import * as v from 'valibot'
import { HoldIdSchema } from '../../contracts/booking.ts'
import { errorTexts } from '../../contracts/error-texts.ts'
import { IsoDateSchema, MarketIdSchema } from '../../contracts/lodging.ts'
import { type Market, marketById } from '../../markets/market.ts'
import { holderOf } from '../booking/night-holder.ts'
import { Batches, batchQueries, type Database } from './batches.ts'

export type BrokerContext = {
  db: Database
  now: Date
  batches: Batches
  /** Whose hold does not stand in the way; empty for nobody's. */
  holder: string
}

/** @param holdId what a guest who is booking holds the house by */
export async function createBrokerContext(db: D1Database, holdId: string | null): Promise<BrokerContext> {
  const holder = v.is(HoldIdSchema, holdId) ? await holderOf(holdId) : ''
  return { db: batchQueries(db), now: new Date(), batches: new Batches(), holder }
}

/** The edition of a `lan` argument. Throws the specification's sentence for anything but 1, 2 and 7. */
export function editionOf(lan: number): Market {
  const parsed = v.safeParse(MarketIdSchema, lan)
  if (!parsed.success) {
    throw new GraphQLError(errorTexts.invalidLan(String(lan)), { extensions: { code: 'BAD_USER_INPUT' } })
  }
  return marketById(parsed.output)
}

const DaySchema = v.nullish(IsoDateSchema)

/** An optional ISO day of an argument; an empty text counts as none. */
export function dayArgument(name: string, value: string | null | undefined): string | undefined {
  const parsed = v.safeParse(DaySchema, value === '' ? undefined : value)
  if (!parsed.success) {
    throw new GraphQLError(`${name} "${value}" was not an ISO day`, { extensions: { code: 'BAD_USER_INPUT' } })
  }
  return parsed.output ?? undefined
}

/** Whole øre or cents → decimal kroner or euro, as the wire has it. */
export function toMajor(minor: number): number {
  return minor / 100
}

/** On first load the calendar shows this many months from today. */
export const firstLoadMonths = 12

/** What a caller may have of what was asked: none for a negative number, never more than the list's limit. */
export function limited(requested: number, max: number): number {
  return Math.min(Math.max(requested, 0), max)
}
