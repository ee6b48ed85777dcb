import type { compare as danish } from '../da/compare.ts'
import { facts } from './facts.ts'

export const compare: typeof danish = {
  title: 'Ferienhäuser vergleichen',
  lead: `Bis zu ${facts.compared} Häuser nebeneinander. Den Link können Sie teilen. Der Preis enthält immer alle Pflichtkosten.`,
  price: 'Preis',
  house: 'Das Wichtigste',
  area: 'Ort',
  address: 'Anschrift',
  facts: {
    persons: 'Schlafplätze',
    bedrooms: 'Schlafzimmer',
    bathrooms: 'Badezimmer',
    houseArea: 'Wohnfläche',
    pets: 'Haustiere',
    beachDistance: 'Entfernung zum Strand',
  },
  stars: 'Sterne',
  reviews: 'Bewertungen',
  alikeHidden: {
    one: 'Sie sehen nur die Unterschiede; {count} Angabe ist bei allen gleich.',
    other: 'Sie sehen nur die Unterschiede; {count} Angaben sind bei allen gleich.',
  },
  showAll: 'Alles anzeigen',
  allShown: 'Sie sehen alle Angaben.',
  onlyDifferent: 'Nur Unterschiede anzeigen',
  remove: '„{title}“ aus dem Vergleich entfernen',
  add: 'Haus hinzufügen',
  addHint: 'Die Haus-Nr. steht bei jedem Haus, zum Beispiel BL1234.',
  addSubmit: 'Hinzufügen',
  unknown: 'Nicht in unserem Angebot: Haus-Nr. {codes}.',
  emptyTitle: 'Wählen Sie zwei bis vier Häuser',
  emptyText: 'Klicken Sie bei Häusern, die infrage kommen, auf „Vergleichen“ oder geben Sie hier eine Haus-Nr. ein.',
  failedTitle: 'Die Häuser können gerade nicht verglichen werden',
  failedText: 'Der Link gilt weiterhin. Bitte versuchen Sie es gleich noch einmal.',
}
