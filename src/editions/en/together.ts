import type { together as danish } from '../da/together.ts'
import { facts } from './facts.ts'

export const together: typeof danish = {
  title: 'Houses close together',
  lead: 'Travelling with another family or two? Here are two or three houses that are available on the same dates and only a few steps apart.',
  houses: 'Number of houses',
  sizes: { two: 'Two houses', three: 'Three houses' },
  within: 'Maximum distance',
  order: 'Sort by',
  orders: { total: 'Lowest combined price', distance: 'Shortest distance' },
  metres: '{distance} metres',
  submit: 'Find houses close together',
  persons: 'People in total',
  choose: 'Choose an arrival date, a week, a month or school holidays and we will find the houses.',
  found: { one: '{count} option', other: '{count} options' },
  group: 'Option {number}',
  sum: '{total} in total',
  apart: '{distance} metres apart',
  room: { one: 'Sleeps {count}', other: 'Sleeps {count}' },
  petsIn: { one: 'The pet stays in {house}', other: 'The {count} pets stay in {house}' },
  how: 'About prices and booking',
  sameStay:
    'All the houses in an option are available for exactly the same dates. If several stays are possible, we show the cheapest.',
  spread:
    'Prices are for everyone in your group. Guests are spread over the houses, with at least one adult in each. All pets stay in the same house, the one where it costs least.',
  book: 'Book house {house}',
  honest: `If you press “Book the houses together” and continue from the first step, we hold all of them for you for ${facts.holdMinutes} minutes. You then book one after the other, because each house is a booking of its own.`,
  bookAll: 'Book the houses together',
  cheapestOnly:
    'We only looked at the {looked} cheapest of the {all} houses that match. Choose an area to include all of them.',
  staysCut:
    'The houses have so many available stays that we looked only at the {count} cheapest. Choose fewer days or a smaller area.',
  cut: 'There are so many houses close together here that we looked only at {count} combinations. Choose a shorter distance or a smaller area.',
  empty: 'There are no houses available that close together on the same dates',
  emptyText: 'Try a greater distance, other days or the whole coast.',
  furtherApart: 'Up to {distance} metres',
  failed: 'You cannot search right now. Please try again in a moment.',
}
