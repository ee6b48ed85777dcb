import * as v from 'valibot'
import { PriceReplySchema } from '../contracts/booking-price.ts'
import { CalendarQuerySchema, CalendarReplySchema } from '../contracts/calendar-query.ts'
import { IsoDateSchema } from '../contracts/lodging.ts'
import { partyFaults } from '../domain/booking/party.ts'
import { childFromAge, extraInfants } from '../editions/agency-facts.ts'
import { houseUrl } from './site.ts'
import { LanguageSchema, languageProperty, major, readOnly, type SiteTool, toolError, toolResult } from './tool.ts'

const CalendarInputSchema = v.strictObject({
  language: LanguageSchema,
  code: CalendarQuerySchema.entries.lodging,
  nights: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(60)), 7),
})

export const getCalendar: SiteTool = {
  definition: {
    name: 'get_calendar',
    title: 'Available stays in a home',
    description:
      'The days on which a stay of that many nights can begin in a home, each with its total price. Days are of Europe/Copenhagen.',
    annotations: readOnly,
    inputSchema: {
      type: 'object',
      properties: {
        language: languageProperty,
        code: { type: 'string', description: 'Code of the home, as search_homes names it: BL1234.' },
        nights: { type: 'integer', minimum: 1, maximum: 60, default: 7 },
      },
      required: ['code'],
      additionalProperties: false,
    },
  },
  async call(input, siteIn) {
    const { language, code, nights } = v.parse(CalendarInputSchema, input)
    const site = siteIn(language)
    const query = new URLSearchParams({ lodging: code, duration: String(nights) })
    const found = await site.get('/api/calendar/', query, CalendarReplySchema)
    if (found.kind === 'refused') return toolError(found.message)
    const { name, title, stays } = found.data.data
    return toolResult({
      code: name,
      title,
      nights,
      currency: site.market.currency,
      url: houseUrl(site, name, {}),
      stays: stays.map(({ arrival, departure, totalPrice }) => ({ arrival, departure, total: major(totalPrice) })),
    })
  },
}

const guests = (min: number, max: number) => v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max))
const QuoteInputSchema = v.strictObject({
  language: LanguageSchema,
  code: CalendarQuerySchema.entries.lodging,
  arrival: IsoDateSchema,
  nights: guests(1, 60),
  adults: v.optional(guests(1, 40), 2),
  children: v.optional(guests(0, 40), 0),
  infants: v.optional(guests(0, 20), 0),
  pets: v.optional(guests(0, 9), 0),
})

export const getQuote: SiteTool = {
  definition: {
    name: 'get_quote',
    title: 'Price of a stay',
    description:
      'What a stay of a party that the home takes costs now, line by line, with the signed quote that the booking honours. A stay that the home does not offer is answered with the nearest one that it does.',
    annotations: readOnly,
    inputSchema: {
      type: 'object',
      properties: {
        language: languageProperty,
        code: { type: 'string', description: 'Code of the home: BL1234.' },
        arrival: { type: 'string', format: 'date', description: 'YYYY-MM-DD.' },
        nights: { type: 'integer', minimum: 1, maximum: 60 },
        adults: { type: 'integer', minimum: 1, default: 2 },
        children: { type: 'integer', minimum: 0, default: 0, description: `Aged ${childFromAge} or over.` },
        infants: { type: 'integer', minimum: 0, default: 0, description: `Under ${childFromAge} years.` },
        pets: { type: 'integer', minimum: 0, default: 0 },
      },
      required: ['code', 'arrival', 'nights'],
      additionalProperties: false,
    },
  },
  async call(input, siteIn) {
    const { language, code, arrival, nights, ...party } = v.parse(QuoteInputSchema, input)
    const site = siteIn(language)
    const guestCounts = Object.entries(party).map(([name, value]) => [name, String(value)])
    const query = new URLSearchParams([
      ['lodging', code],
      ['arrival', arrival],
      ['duration', String(nights)],
      ...guestCounts,
    ])
    const found = await site.get('/api/price/', query, PriceReplySchema)
    if (found.kind === 'refused') return toolError(found.message)
    const { state, heldUntil, quote, room, signed } = found.data.data
    if (partyFaults(party, room).length > 0) {
      return toolError(
        `The home takes ${room.persons} persons, ${extraInfants} infants besides, and ${room.pets} pets.`,
      )
    }
    const held = heldUntil ? { held_until: heldUntil } : {}
    if (!quote) return toolResult({ code, state, ...held, total: null, url: houseUrl(site, code, { party }) })
    return toolResult({
      code,
      state,
      is_the_asked_stay: quote.arrival === arrival && quote.duration === nights,
      arrival: quote.arrival,
      departure: quote.departure,
      nights: quote.duration,
      currency: quote.currency,
      total: major(quote.total),
      lines: quote.lines.map(({ description, kind, quantity, amount }) => ({
        description,
        kind,
        quantity,
        amount: major(amount),
      })),
      metered_after_the_stay: quote.metered.map(({ description, unitName, unitPrice }) => ({
        description,
        unit: unitName,
        unit_price: major(unitPrice),
      })),
      deposits: quote.deposits.map(({ description, amount }) => ({ description, amount: major(amount) })),
      quote: signed,
      url: houseUrl(site, code, { arrival: quote.arrival, nights: quote.duration, party, quote: signed }),
    })
  },
}
