import { RelatedLodgingsSchema } from '../../contracts/related.ts'
import { UrgencyReplySchema } from '../../contracts/urgency.ts'
import { describeService, failed, languageIds, noKey, wrongBody } from './describe-service.ts'

export const relatedService = describeService({
  title: 'Related lodgings service',
  description: 'Houses that are like another one and have a free stay. Ids are those of the broker’s houses.',
  paths: {
    '/related/': {
      get: {
        summary: 'Similar houses, the most alike first',
        parameters: [
          {
            name: 'lodgingId',
            in: 'query',
            required: true,
            description: 'The house that they are like; it is not among them',
            schema: { type: 'integer', minimum: 0, maximum: 999_999_999 },
          },
          {
            name: 'lan',
            in: 'query',
            required: true,
            description: 'The edition that they are let in',
            schema: languageIds,
          },
          {
            name: 'limit',
            in: 'query',
            description: 'How many at most; 6 where it is missing',
            schema: { type: 'integer', minimum: 1, maximum: 24 },
          },
        ],
        replies: {
          200: { text: '`score` is from 0 to 1; an empty list is an answer too', schema: RelatedLodgingsSchema },
          400: wrongBody,
          401: noKey,
          404: failed('There is no such house (`unknown_lodging`)'),
        },
      },
    },
  },
})

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
