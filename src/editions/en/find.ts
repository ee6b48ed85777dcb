import type { find as danish } from '../da/find.ts'

export const find: typeof danish = {
  title: 'Search the whole site',
  resultsTitle: 'Search: {text}',
  lead: 'Holiday homes, areas, streets and everything we have written about holidays on the Danish North Sea coast.',
  label: 'What are you looking for?',
  placeholder: 'Place, house or house code',
  submit: 'Search',
  results: 'Search results',
  count: { one: '{count} result', other: '{count} results' },
  kinds: {
    area: 'Areas',
    lodging: 'Holiday homes',
    street: 'Streets',
    page: 'Pages',
    department: 'Offices',
    blog: 'Blog posts',
    job: 'Jobs',
  },
  houseNumber: 'House code',
  noneTitle: 'Nothing found for “{text}”',
  noneText: 'Try fewer or different words, or check the spelling.',
  noHouse: 'We have no house with the code {code}.',
  housesWith: 'All holiday homes matching “{text}”',
  toSearch: 'Search for a house by date and area',
  failedTitle: 'You cannot search right now',
  failedText: 'Please try again in a moment, or look for your holiday home by date and area.',
}
