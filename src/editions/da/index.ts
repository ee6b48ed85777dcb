import { account } from './account.ts'
import { arrival } from './arrival.ts'
import { booking } from './booking.ts'
import { bookingFlow } from './booking-flow.ts'
import { blog, category, front, jobs, people } from './content.ts'
import { contest } from './contest.ts'
import { favorites } from './favorites.ts'
import { forms } from './forms.ts'
import { compare, shortlist, together } from './house-lists.ts'
import { captcha, consent, errors, layout } from './layout.ts'
import { goodToKnow, lodging, prices, weather } from './lodging.ts'
import { find } from './on-device.ts'
import { search } from './search.ts'
import { card, facilities, map } from './search-panel.ts'

export const messages = {
  account,
  arrival,
  blog,
  booking,
  captcha,
  bookingFlow,
  card,
  category,
  compare,
  consent,
  contest,
  errors,
  facilities,
  favorites,
  find,
  forms,
  layout,
  front,
  goodToKnow,
  jobs,
  lodging,
  map,
  people,
  prices,
  search,
  shortlist,
  together,
  weather,
}
