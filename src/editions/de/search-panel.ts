import type {
  booking as danishBooking,
  card as danishCard,
  facilities as danishFacilities,
  layout as danishLayout,
  map as danishMap,
} from '../da/search-panel.ts'

export { search } from './search.ts'

export const facilities: typeof danishFacilities = {
  pool: 'Innenpool',
  spa: 'Whirlpool',
  outdoorSpa: 'Außenwhirlpool',
  sauna: 'Sauna',
  wildernessBath: 'Badefass',
  internet: 'Internet',
  fireplace: 'Kaminofen',
  charging: 'Ladestation für E-Autos',
  washing: 'Waschmaschine',
  dryer: 'Wäschetrockner',
  dishwasher: 'Geschirrspüler',
  heatPump: 'Wärmepumpe',
  petsAllowed: 'Haustiere erlaubt',
  noPets: 'Keine Haustiere',
  seaView: 'Meerblick',
  activity: 'Aktivitätsraum',
  thatchedRoof: 'Reetdach',
  fencedGround: 'Eingezäuntes Grundstück',
  stepFree: 'Stufenloser Zugang',
  levelShower: 'Bodengleiche Dusche',
  newHouse: 'Neu bei uns',
}

export const card: typeof danishCard = {
  persons: { one: '{count} Person', other: '{count} Personen' },
  bedrooms: { one: '{count} Schlafzimmer', other: '{count} Schlafzimmer' },
  bathrooms: { one: '{count} Badezimmer', other: '{count} Badezimmer' },
  pets: { one: '{count} Haustier', other: '{count} Haustiere' },
  noPets: 'Keine Haustiere',
  houseArea: '{area}\u00a0m²',
  beachMetres: '{distance}\u00a0m zum Strand',
  beachKilometres: '{distance}\u00a0km zum Strand',
  nights: { one: '{count} Nacht', other: '{count} Nächte' },
  perNight: '{price} pro Nacht',
  aboutPerNight: 'etwa {price} pro Nacht',
  stars: '{stars} von 5 Sternen',
  reviews: { one: '{count} Bewertung', other: '{count} Bewertungen' },
  noReviews: 'Neu bei uns – noch ohne Bewertung',
  from: 'ab',
  priceNow: 'Aktueller Preis',
  priceBefore: 'Vorheriger Preis',
  discount: '{percentage}\u00a0% Rabatt auf die Miete',
  everythingIncluded: 'Inkl. aller Pflichtkosten',
  withPets: { one: 'mit {count} Haustier', other: 'mit {count} Haustieren' },
  withUse: 'etwa {price} mit Verbrauch',
  withUseAndLinen: 'etwa {price} mit Verbrauch und Bettwäsche',
  seeHouse: 'Haus ansehen',
  saveHouse: '„{title}“ auf die Merkliste setzen',
  favorite: 'Merken',
  compare: 'Vergleichen',
  compareHouse: '„{title}“ vergleichen',
  noPicture: 'Noch kein Bild vorhanden',
  noFreeStays: 'Zurzeit keine freien Termine',
  facilities: 'Ausstattung',
}

/** Of the booking's words those that the panel says, too. */
export const booking: typeof danishBooking = {
  party: {
    adults: { one: '{count} Erwachsener', other: '{count} Erwachsene' },
    children: { one: '{count} Kind', other: '{count} Kinder' },
    infants: { one: '{count} Kleinkind', other: '{count} Kleinkinder' },
    pets: { one: '{count} Haustier', other: '{count} Haustiere' },
  },
}

/** Of every page's. */
export const layout: typeof danishLayout = {
  pages: 'Seiten',
  previousPage: 'Zurück',
  nextPage: 'Weiter',
  pageNumber: 'Seite {number}',
  numberedTitle: '{title}, Seite {number}',
  close: 'Schließen',
}

export const map: typeof danishMap = {
  label: 'Karte der Häuser',
  skip: 'Karte überspringen',
  loading: 'Die Karte wird geladen …',
  failed: 'Die Karte kann gerade nicht angezeigt werden. Die Häuser stehen weiterhin in der Liste.',
  tryAgain: 'Erneut versuchen',
  zoomIn: 'Vergrößern',
  zoomOut: 'Verkleinern',
  pan: {
    label: 'Karte verschieben',
    north: 'Nach Norden',
    west: 'Nach Westen',
    east: 'Nach Osten',
    south: 'Nach Süden',
  },
  inView: 'Häuser auf der Karte',
  follow: 'Beim Bewegen der Karte suchen',
  searchHere: { one: '{count} Haus hier anzeigen', other: '{count} Häuser hier anzeigen' },
  wholeCoast: 'Die ganze Küste',
  group: {
    one: '{place} und Umgebung: {count} Haus, Karte vergrößern',
    other: '{place} und Umgebung: {count} Häuser, Karte vergrößern',
  },
  noFreeStays: 'Belegt',
  samePlace: { one: '{count} Haus an dieser Stelle', other: '{count} Häuser an dieser Stelle' },
  house: 'Das Haus auf der Karte',
  close: 'Schließen',
  scale: 'Maßstab',
  coarse: 'Die Küste ist auf etwa 100 Meter genau gezeichnet.',
  source: 'Küste: OpenStreetMap (ODbL) · Grenzen: Natural Earth',
  tilesSource: 'Karte: © OpenStreetMap-Mitwirkende (ODbL) · Protomaps',
  still: 'Karte der dänischen Westküste',
  areas: 'Orte entlang der Küste',
  areasLead: 'Wählen Sie einen Ort, um seine Häuser zu sehen. Die Liste ist von Süd nach Nord geordnet.',
  houses: { one: '{count} Haus', other: '{count} Häuser' },
  area: { one: '{area}, {count} Haus', other: '{area}, {count} Häuser' },
}
