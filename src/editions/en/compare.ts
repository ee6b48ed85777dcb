import type { compare as danish } from '../da/compare.ts'
import { facts } from './facts.ts'

export const compare: typeof danish = {
  title: 'Compare holiday homes',
  lead: `Up to ${facts.compared} houses side by side. You can share the link, and the price always includes every compulsory charge.`,
  price: 'Price',
  house: 'At a glance',
  area: 'Area',
  address: 'Address',
  facts: {
    persons: 'Sleeps',
    bedrooms: 'Bedrooms',
    bathrooms: 'Bathrooms',
    houseArea: 'Living area',
    pets: 'Pets',
    beachDistance: 'Distance to the beach',
  },
  stars: 'Stars',
  reviews: 'Reviews',
  alikeHidden: {
    one: 'Only the differences are shown; {count} detail is the same.',
    other: 'Only the differences are shown; {count} details are the same.',
  },
  showAll: 'Show everything',
  allShown: 'All details are shown.',
  onlyDifferent: 'Show only the differences',
  remove: 'Remove {title} from the comparison',
  add: 'Add a house',
  addHint: 'The house code is shown with every house, for example BL1234.',
  addSubmit: 'Add',
  unknown: 'Not among our houses: {codes}.',
  emptyTitle: 'Choose two to four houses',
  emptyText: 'Press “Compare” on the houses you are considering, or enter a house code here.',
  failedTitle: 'The houses cannot be compared right now',
  failedText: 'The link still works. Please try again in a moment.',
}
