import { UrgencyReplySchema } from '../../contracts/urgency.ts'
import { describeService, failed, languageIds, noKey } from './describe-service.ts'

export const urgencyService = describeService({
  title: 'Urgency service',
  description: 'How many of the houses that fit a search with dates can still be booked, and whether that is few.',
  paths: {
    '/decide/search/criteria/': {
      get: {
        summary: 'Counts the houses of a search',
        parameters: [
          {
            name: 'criteria',
            in: 'query',
            required: true,
            description:
              'Base64 of the JSON, in UTF-8, of `{"<key>": {"value": "<text>", "comparator": "eq|ne|gt|gte|lt|lte"}}`: the criteria as a search page’s address has them. Keys that are none are left out',
            schema: { type: 'string', maxLength: 8_000 },
          },
          {
            name: 'lan',
            in: 'query',
            description: 'The edition whose prices and texts the criteria are of; 1 where it is missing',
            schema: languageIds,
          },
        ],
        replies: {
          200: {
            text: '`left` can still be booked, `of` all that fit and are let for that stay; `data` is null for criteria without dates',
            schema: UrgencyReplySchema,
          },
          400: failed('No base64 of criteria, more of them than a search has, or no such edition (`invalid_request`)'),
          401: noKey,
        },
      },
    },
  },
})
