import { booking } from './booking.ts'
import { card } from './card.ts'
import { errors } from './errors.ts'
import { facilities } from './facilities.ts'
import { favorites } from './favorites.ts'
import { frame } from './frame.ts'
import { front } from './front.ts'
import { lodging } from './lodging.ts'
import { search } from './search.ts'

export const de = { booking, card, errors, facilities, favorites, frame, front, lodging, search }
