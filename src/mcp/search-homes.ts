import * as v from 'valibot'
import { IsoDateSchema } from '../contracts/lodging.ts'
import { SearchReplySchema } from '../contracts/search.ts'
import { areas } from '../domain/areas.ts'
import { facility } from '../domain/facilities.ts'
import { readParty } from '../domain/read-trip.ts'
import { href } from '../urls/paths.ts'
import { houseUrl } from './site.ts'
import { LanguageSchema, languageProperty, major, readOnly, type SiteTool, toolError, toolResult } from './tool.ts'

const slugs = areas.map(({ slug }) => slug)
const count = (max: number) => v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(max))
const maxAreas = 20
const InputSchema = v.strictObject({
  language: LanguageSchema,
  arrival: v.optional(IsoDateSchema),
  nights: v.optional(count(60)),
  persons: v.optional(count(40)),
  bedrooms: v.optional(count(20)),
  pets: v.optional(count(3)),
  // Counted before they are looked at: each wrong one is named with all right ones.
  areas: v.optional(v.pipe(v.array(v.unknown()), v.maxLength(maxAreas), v.array(v.picklist(slugs)))),
  max_total: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  text: v.optional(v.pipe(v.string(), v.maxLength(100))),
  page: v.optional(count(1000), 1),
})

export const searchHomes: SiteTool = {
  definition: {
    name: 'search_homes',
    title: 'Search holiday homes',
    description:
      'Finds holiday homes on the Danish west coast. With an arrival each home has the total price of a stay and a signed quote (around a Saturday that of a stay which begins up to two days before or after it: `arrival` says when); without one the price is the lowest of any free stay, or of any with so many nights.',
    annotations: readOnly,
    inputSchema: {
      type: 'object',
      properties: {
        language: languageProperty,
        arrival: { type: 'string', format: 'date', description: 'Day of arrival, YYYY-MM-DD.' },
        nights: { type: 'integer', minimum: 1, maximum: 60, description: 'Any; with an arrival 7 unless said.' },
        persons: { type: 'integer', minimum: 1, description: 'Persons who must fit.' },
        bedrooms: { type: 'integer', minimum: 1, description: 'Bedrooms, at least.' },
        pets: { type: 'integer', minimum: 1, maximum: 3, description: 'Pets that come along.' },
        areas: {
          type: 'array',
          items: { enum: slugs },
          maxItems: maxAreas,
          description: 'Areas, from south to north.',
        },
        max_total: { type: 'integer', description: 'Highest total in whole kroner or euros.' },
        text: { type: 'string', maxLength: 100, description: 'Words, or the code of a home.' },
        page: { type: 'integer', minimum: 1, default: 1 },
      },
      additionalProperties: false,
    },
  },
  async call(input, siteIn) {
    const {
      language,
      arrival,
      nights,
      persons,
      bedrooms,
      pets,
      areas: requestedAreas,
      max_total,
      text,
      page,
    } = v.parse(InputSchema, input)
    const site = siteIn(language)
    const parameters = {
      ...(arrival && { ankomst: arrival }),
      ...(nights && { duration: nights }),
      ...(persons && { [facility.persons]: persons }),
      ...(bedrooms && { [facility.bedrooms]: bedrooms }),
      ...(pets && { husdyr: pets }),
      ...(requestedAreas?.length && { omraader: requestedAreas.join() }),
      ...(max_total && { maxPris: max_total }),
      ...(text && { textQuery: text }),
      ...(page > 1 && { page }),
    }
    const query = new URLSearchParams(Object.entries(parameters).map(([key, value]) => [key, String(value)]))
    const found = await site.get('/api/search/', query, SearchReplySchema)
    if (found.kind === 'refused') return toolError(found.message)
    const { hits, totalHits, totalPages } = found.data.data
    const party = readParty(query)
    return toolResult({
      total_homes: totalHits,
      page,
      pages: totalPages,
      search_page: `${site.origin}${href.search(site.market)}?${query}`,
      homes: hits.map((hit) => ({
        code: hit.name,
        title: hit.title,
        town: hit.city,
        persons: hit.persons,
        bedrooms: hit.bedrooms,
        bathrooms: hit.bathrooms,
        pets_allowed: hit.pets,
        area_m2: hit.houseArea,
        metres_to_beach: hit.beachDistance,
        review_average: hit.reviewAverage,
        reviews: hit.reviewCount,
        total: major(hit.totalPrice),
        currency: hit.currency,
        price_is: hit.quote ? 'the total of this stay' : lowestPrice(nights),
        arrival: hit.date,
        nights: hit.duration,
        ...(hit.quote && { quote: hit.quote }),
        url: houseUrl(
          site,
          hit.name,
          hit.quote ? { arrival: hit.date, nights: hit.duration, party, quote: hit.quote } : { party },
        ),
      })),
    })
  },
}

function lowestPrice(nights: number | undefined): string {
  return nights === undefined
    ? 'the lowest total of any free stay'
    : `the lowest total of any free stay of ${nights} nights`
}
