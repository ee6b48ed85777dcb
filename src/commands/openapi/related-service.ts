import { RelatedLodgingsSchema } from '../../contracts/related.ts'
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
