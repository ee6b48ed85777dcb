import { account } from './account.ts'
import { arrival } from './arrival.ts'
import { blog } from './blog.ts'
import { booking } from './booking.ts'
import { bookingFlow } from './booking-flow.ts'
import { captcha } from './captcha.ts'
import { card } from './card.ts'
import { category } from './category.ts'
import { compare } from './compare.ts'
import { consent } from './consent.ts'
import { contest } from './contest.ts'
import { errors } from './errors.ts'
import { facilities } from './facilities.ts'
import { favorites } from './favorites.ts'
import { find } from './find.ts'
import { forms } from './forms.ts'
import { frame } from './frame.ts'
import { front } from './front.ts'
import { goodToKnow } from './good-to-know.ts'
import { jobs } from './jobs.ts'
import { lodging } from './lodging.ts'
import { map } from './map.ts'
import { people } from './people.ts'
import { prices } from './prices.ts'
import { search } from './search.ts'
import { shortlist } from './shortlist.ts'
import { together } from './together.ts'
import { weather } from './weather.ts'

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
  frame,
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
