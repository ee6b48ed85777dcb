import { readFileSync } from 'node:fs'
import { buildSchema, parse, validate } from 'graphql'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { contentSchema } from '../../src/backend/content/sdl.ts'
import { BookingRefusalSchema, BookingReplySchema, BookingRequestSchema } from '../../src/contracts/booking.ts'
import { FavoriteReplySchema, FavoriteSchema } from '../../src/contracts/favorites.ts'
import { BookingOptionSchema } from '../../src/contracts/lodging.ts'
import { RelatedLodgingsSchema } from '../../src/contracts/related.ts'
import { LodgingSearchResultSchema } from '../../src/contracts/search.ts'
import { LoginRequestSchema, SessionReplySchema } from '../../src/contracts/session.ts'
import { FormSubmissionSchema, StoredReplySchema } from '../../src/contracts/submission.ts'
import { UrgencyReplySchema } from '../../src/contracts/urgency.ts'

const PositionSchema = v.object({ lat: v.number(), lon: v.number() })
const AreasSchema = v.object({ total: v.number(), items: v.array(v.looseObject({ center: PositionSchema })) })

/** What each JSON of a page is, in their order. */
const examples: Record<string, v.GenericSchema[]> = {
  broker: [v.object({ data: v.object({ bookingOptions: v.array(BookingOptionSchema) }) })],
  content: [v.object({ data: v.object({ areaCollection: AreasSchema }) })],
  search: [LodgingSearchResultSchema],
  booking: [BookingRequestSchema, BookingReplySchema, BookingRefusalSchema],
  auth: [LoginRequestSchema, SessionReplySchema],
  favourites: [FavoriteSchema, FavoriteReplySchema],
  workers: [FormSubmissionSchema, StoredReplySchema],
  related: [RelatedLodgingsSchema],
  urgency: [UrgencyReplySchema],
}

function blocksOf(service: string, language: string): string[] {
  const page = readFileSync(`docs/services/${service}.md`, 'utf8')
  return [...page.matchAll(new RegExp(`\`\`\`${language}\n(.*?)\n\`\`\``, 'gs'))].map(([, block = '']) => block)
}

test.each(Object.entries(examples))('the examples of the page of %s keep its contract', (service, schemas) => {
  const blocks = blocksOf(service, 'json')
  expect(blocks).toHaveLength(schemas.length)
  for (const [index, schema] of schemas.entries()) v.parse(schema, JSON.parse(blocks[index] ?? ''))
})

test.each([
  ['broker', () => readFileSync('docs/services/broker.graphql', 'utf8')],
  ['content', contentSchema],
])('the query on the page of %s is one that its schema has', (service, schemaOf) => {
  const [query = ''] = blocksOf(service, 'graphql')
  expect(validate(buildSchema(schemaOf()), parse(query))).toEqual([])
})

test('what a booking’s example adds up to is its total', () => {
  const [, reply = ''] = blocksOf('booking', 'json')
  const { data } = v.parse(BookingReplySchema, JSON.parse(reply))
  expect(data.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(data.total)
})
