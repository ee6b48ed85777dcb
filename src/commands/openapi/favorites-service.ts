import * as v from 'valibot'
import { FavoriteReplySchema, FavoriteSchema, FavoritesReplySchema, favoriteOrders } from '../../contracts/favorites.ts'
import { bearer, describeService, failed, noSession, type Parameter, units, wrongBody } from './describe-service.ts'

const favoriteId: Parameter = { name: 'id', in: 'path', required: true, description: 'Of the favourite' }
const noFavorite = failed('The user has no such favourite (`unknown_favorite`)')

export const favoritesService = describeService({
  title: 'Favourites service',
  description: `Each user’s own, by the bearer token of the auth service; of others’ favourites nothing can be told from a reply. ${units}`,
  headers: [bearer],
  paths: {
    '/rest/v1/entities/favorites/': {
      get: {
        summary: 'The user’s favourites',
        parameters: [
          { name: 'subjectType', in: 'query', description: '`lodging` is a house' },
          { name: 'page', in: 'query', description: 'From 1', schema: { type: 'integer', minimum: 1 } },
          {
            name: 'limit',
            in: 'query',
            description: 'Of a page',
            schema: { type: 'integer', minimum: 1, maximum: 500 },
          },
          ...favoriteOrders.map(
            (field): Parameter => ({
              name: `order_by[${field}]`,
              in: 'query',
              description: `By ${field}`,
              schema: { enum: ['asc', 'desc'] },
            }),
          ),
        ],
        replies: {
          200: { text: 'One page', schema: FavoritesReplySchema },
          400: failed('A parameter is wrong'),
          401: noSession,
        },
      },
      post: {
        summary: 'Makes a favourite; the same one sent twice is one',
        body: FavoriteSchema,
        replies: {
          200: { text: 'It was there', schema: FavoriteReplySchema },
          201: { text: 'It is made', schema: FavoriteReplySchema },
          400: wrongBody,
          401: noSession,
          409: failed('The user has as many as there may be (`too_many`)'),
        },
      },
    },
    '/rest/v1/entities/favorites/{id}/': {
      put: {
        summary: 'Changes the note beside a favourite',
        parameters: [favoriteId],
        body: v.pick(FavoriteSchema, ['comment']),
        replies: {
          200: { text: 'As it is now', schema: FavoriteReplySchema },
          400: wrongBody,
          401: noSession,
          404: noFavorite,
        },
      },
      delete: {
        summary: 'Deletes a favourite',
        parameters: [favoriteId],
        replies: { 200: { text: 'As it was', schema: FavoriteReplySchema }, 401: noSession, 404: noFavorite },
      },
    },
  },
})
