import type { category as danish } from '../da/category.ts'

export const category: typeof danish = {
  title: { one: '{count} house to choose', other: '{count} houses to choose from' },
  datesLead: 'Pick an arrival date and a length of stay to see what is free.',
  emptyTitle: 'We have no houses of this kind just now',
  emptyText: 'Look through all our houses, or ring us and we will find the nearest thing.',
  streets: 'Streets {place}',
}
