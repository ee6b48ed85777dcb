import { buildSchema, printSchema } from 'graphql'
import { brokerSchema } from '../../backend/broker/schema.ts'
import { authService } from './auth-service.ts'
import { bookingService } from './booking-service.ts'
import { describeApi } from './describe-api.ts'
import { favoritesService } from './favorites-service.ts'
import { relatedService, urgencyService } from './house-services.ts'
import { imagesService } from './images-service.ts'
import { workersService } from './workers-service.ts'

const json = (description: object) => `${JSON.stringify(description, null, 2)}\n`

/** Every file that `npm run openapi` writes, and what is in it. */
export const descriptions: Record<string, () => Promise<string> | string> = {
  'client/public/api/openapi.json': async () => json(await describeApi()),
  'docs/services/broker.graphql': () => `${printSchema(buildSchema(brokerSchema))}\n`,
  'docs/services/booking.openapi.json': () => json(bookingService),
  'docs/services/auth.openapi.json': () => json(authService),
  'docs/services/favourites.openapi.json': () => json(favoritesService),
  'docs/services/workers.openapi.json': () => json(workersService),
  'docs/services/related.openapi.json': () => json(relatedService),
  'docs/services/urgency.openapi.json': () => json(urgencyService),
  'docs/services/images.openapi.json': () => json(imagesService),
}
