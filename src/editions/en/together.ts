import type { together as danish } from '../da/together.ts'

export const together: typeof danish = {
  title: 'Houses close together',
  lead: 'Travelling with another family or two? Here are two or three houses that are free on the same days and only a few steps apart.',
  houses: 'Number of houses',
  sizes: { two: 'Two houses', three: 'Three houses' },
  within: 'Greatest distance',
  order: 'Show first',
  orders: { total: 'Lowest combined price', distance: 'Shortest distance' },
  metres: '{distance} metres',
  submit: 'Find houses close together',
  persons: 'People altogether',
  choose: 'Choose a day of arrival, a week, a month or school holidays and we will find the houses.',
  found: { one: '{count} option', other: '{count} options' },
  group: 'Option {number}',
  sum: '{total} in all',
  apart: '{distance} metres apart',
  room: { one: 'Room for {count}', other: 'Room for {count}' },
  petsIn: { one: 'The pet stays in {house}', other: 'The {count} pets stay in {house}' },
  how: 'How prices and booking work',
  sameStay:
    'All the houses of an option are free for exactly the same days. Where several stays fit, we show the cheapest.',
  spread:
    'Prices are for your party. The people are spread over the houses, with at least one adult in each. All pets stay in the same house, the one where it costs least.',
  book: 'Book house {house}',
  honest:
    'Book the houses together: once you continue from the first step, we keep all of them for 15 minutes, until the same time. You book one after the other, because each house is a booking of its own.',
  bookAll: 'Book the houses together',
  cheapestOnly:
    'We looked at the {looked} cheapest of the {all} houses that fit. Choose an area and we will look at all of them.',
  staysCut:
    'The houses have so many free stays that we looked at the {count} cheapest only. Choose fewer days or a smaller area.',
  cut: 'So many houses lie together here that we looked at {count} combinations only. Choose a shorter distance or a smaller area.',
  empty: 'No free houses lie that close together on the same days',
  emptyText: 'Try a greater distance, other days or the whole coast.',
  furtherApart: 'Up to {distance} metres',
  failed: 'The search is not answering right now. Please try again in a moment.',
}
