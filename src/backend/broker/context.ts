import { GraphQLError } from 'graphql'
import * as v from 'valibot'
import { IsoDateSchema, LanSchema } from '../../contracts/lodging.ts'
import { type Market, marketById } from '../../markets/market.ts'
import { Batches } from './batches.ts'
import { type Database, inOneJourney } from './database.ts'

export type BrokerContext = {
  db: Database
  now: Date
  batches: Batches
}

export function createBrokerContext(db: D1Database): BrokerContext {
  return { db: inOneJourney(db), now: new Date(), batches: new Batches() }
}

/** The edition of a `lan` argument. Throws the specification's sentence for anything but 1, 2 and 7. */
export function editionOf(lan: number): Market {
  const parsed = v.safeParse(LanSchema, lan)
  if (!parsed.success) {
    throw new GraphQLError(`Lan "${lan}" was not a valid language`, { extensions: { code: 'BAD_USER_INPUT' } })
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
