import type { favorites as danish } from '../da/favorites.ts'

export const favorites: typeof danish = {
  title: 'Your favourites',
  lead: 'The houses you have saved. Compare them at leisure – we keep them for a year on this device.',
  count: { one: '{count} house saved', other: '{count} houses saved' },
  emptyTitle: 'No favourites yet',
  emptyText: 'Press the heart on a house and you will find it here the next time you look in.',
  emptyAction: 'Find a holiday home',
  add: 'Save as favourite',
  remove: 'Remove from favourites',
  added: '{title} is saved',
  removed: '{title} is removed',
  share: 'Share your favourites',
  gone: 'One of the houses is no longer let and has been taken off the list.',
}
