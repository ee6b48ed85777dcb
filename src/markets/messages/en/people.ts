import type { people as danish } from '../da/people.ts'

export const people: typeof danish = {
  everywhere: 'All along the coast',
  call: 'Ring {name}',
  office: {
    hours: 'Opening hours',
    day: 'Day',
    allYear: 'All year',
    season: '{from} to {to}',
    now: 'in force now',
    closed: 'Closed',
    emailOnly: 'E-mail only',
    emailFrom: 'then e-mail only',
    special: 'Special days',
    keys: 'The key to your house',
    outside: 'Outside opening hours',
    contact: 'Where to find us',
    areas: 'Where we look after houses',
  },
  reviews: {
    average: '{average} out of 5 on average',
    averageOf: {
      one: 'Taken from the one review of the past two years.',
      other: 'Taken from all {count} reviews of the past two years, good and bad.',
    },
    checked: 'How we check reviews',
    checkedText:
      'Only someone who booked and stayed in the house can review it: in the week after departure we send a personal link that works once. We do not delete criticism and we do not pay for praise. The best ratings come first and, where the stars are equal, the newest.',
    about: 'On {title}',
    empty: 'We have had no reviews in the past two years.',
  },
  seeFavorites: 'See your favourites',
}
