import type { people as danish } from '../da/people.ts'

export const people: typeof danish = {
  everywhere: 'All along the coast',
  call: 'Call {name}',
  office: {
    hours: 'Opening hours',
    day: 'Day',
    allYear: 'All year',
    season: '{from} to {to}',
    now: 'current hours',
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
      one: 'Based on the one review of the past two years.',
      other: 'Based on all {count} reviews of the past two years, good and bad.',
    },
    averageIn: {
      one: 'Based on the one review of the houses {place} in the past two years.',
      other: 'Based on all {count} reviews of the houses {place} in the past two years, good and bad.',
    },
    area: 'Reviews by area',
    show: 'Show reviews',
    emptyIn: 'We have had no reviews of the houses {place} in the past two years.',
    checked: 'How we check reviews',
    checkedText:
      'Only somebody who has booked and stayed in the house can review it: in the week after departure we send a personal link that works once. We do not delete criticism and we do not pay for praise. The best ratings come first and, among those with the same rating, the newest.',
    about: 'On {title}',
    empty: 'We have had no reviews in the past two years.',
  },
  portal: {
    averageOf: {
      one: 'Based on the one review of {domain} on {host}.',
      other: 'Based on all {count} reviews of {domain} on {host}, including those with one star.',
    },
    selection: {
      one: 'This is a selection: the newest with at least {stars} stars.',
      other: 'This is a selection: the {count} newest with at least {stars} stars.',
    },
    checked:
      '{host} collects these reviews. We do not check whether the people who write them have stayed in our houses.',
  },
  seeFavorites: 'See your favourites',
}
