import type { device as danish } from '../da/device.ts'

export const device: typeof danish = {
  searching: 'Suche läuft …',
  again: 'Erneut versuchen',
  allResults: 'Alle Ergebnisse für „{text}“ ansehen',
  recent: 'Ihre letzten Suchen',
  remove: '„{text}“ entfernen',
  removeAll: 'Alle vergessen',
  viewed: 'Häuser, die Sie angesehen haben',
  hint: 'Mit den Pfeiltasten auswählen, mit Enter öffnen und mit Esc schließen.',
  compareAdd: 'Vergleichen',
  compareOn: '✓ Gewählt',
  compareTitle: 'Häuser für den Vergleich',
  compareOpen: { one: '{count} Haus vergleichen', other: '{count} Häuser vergleichen' },
  compareAdded: '{title} ist für den Vergleich gewählt',
  compareRemoved: '{title} ist nicht mehr im Vergleich',
  compareFull: 'Sie können vier Häuser gleichzeitig vergleichen. Bitte nehmen Sie erst eines heraus.',
  compareDrop: '{title} entfernen',
  compareClear: 'Alle entfernen',
}
