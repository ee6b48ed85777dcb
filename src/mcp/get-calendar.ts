import * as v from 'valibot'
import { CalendarQuerySchema, CalendarReplySchema } from '../contracts/calendar-query.ts'
import { houseUrl } from './site.ts'
import { LanguageSchema, languageProperty, major, readOnly, type SiteTool, toolError, toolResult } from './tool.ts'

const InputSchema = v.strictObject({
  language: LanguageSchema,
  code: CalendarQuerySchema.entries.lodging,
  nights: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(60)), 7),
})

export const getCalendar: SiteTool = {
  definition: {
    name: 'get_calendar',
    title: 'Free stays of a home',
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
    const { language, code, nights } = v.parse(InputSchema, input)
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
