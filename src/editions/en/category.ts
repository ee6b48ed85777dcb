import type { category as danish } from '../da/category.ts'

export const category: typeof danish = {
  title: { one: '{count} house to choose from', other: '{count} houses to choose from' },
  datesLead: 'Choose an arrival date and a length of stay to see what is available.',
  emptyTitle: 'We have no houses in this category just now',
  emptyText: 'Look through all our houses, or call us and we will help you find one that suits you.',
  streets: 'Streets {place}',
}
