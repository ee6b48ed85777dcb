import type { favorites as danish } from '../da/favorites.ts'

export const favorites: typeof danish = {
  title: 'Ihre Merkliste',
  lead: 'Die Häuser, die Sie gespeichert haben. Vergleichen Sie in Ruhe – wir merken sie uns ein Jahr lang auf diesem Gerät.',
  count: { one: '{count} Haus gespeichert', other: '{count} Häuser gespeichert' },
  emptyTitle: 'Ihre Merkliste ist noch leer',
  emptyText: 'Tippen Sie bei einem Haus auf das Herz, dann finden Sie es hier beim nächsten Besuch wieder.',
  emptyAction: 'Ferienhaus finden',
  add: 'Auf die Merkliste',
  remove: 'Von der Merkliste nehmen',
  added: '{title} ist gespeichert',
  removed: '{title} ist entfernt',
  share: 'Merkliste teilen',
  gone: 'Eines der Häuser wird nicht mehr vermietet und steht nicht mehr auf der Liste.',
}
