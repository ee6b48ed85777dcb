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
}
