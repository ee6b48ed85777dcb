import type { find as danish } from '../da/find.ts'

export const find: typeof danish = {
  title: 'Search the whole site',
  resultsTitle: 'Search: {text}',
  lead: 'Holiday homes, areas, roads and everything we have written about holidays by the Danish North Sea.',
  label: 'What are you looking for?',
  placeholder: 'Place, house or house number',
  submit: 'Search',
  results: 'Search results',
  count: { one: '{count} result', other: '{count} results' },
  kinds: {
    area: 'Areas',
    lodging: 'Holiday homes',
    street: 'Roads',
    page: 'Pages',
    department: 'Offices',
    blog: 'Articles',
    job: 'Jobs',
  },
  houseNumber: 'House number',
  noneTitle: 'We found nothing about “{text}”',
  noneText: 'Try fewer or other words, or check the spelling.',
  noHouse: 'We have no house with the number {code}.',
  housesWith: 'All holiday homes with “{text}”',
  toSearch: 'Find a house by date and area',
  failedTitle: 'The search isn’t answering right now',
  failedText: 'Please try again in a moment, or find your holiday home by date and area.',
}
