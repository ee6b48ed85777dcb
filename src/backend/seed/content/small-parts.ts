import { changeDayFacility } from '../../../domain/facilities.ts'
import { entry, type SeededEntry, toEntries, toEntry, words } from './entry.ts'

const weekdays = [
  { day: 'thursday', weekday: 4, title: words('Torsdag', 'Donnerstag', 'Thursday') },
  { day: 'friday', weekday: 5, title: words('Fredag', 'Freitag', 'Friday') },
  { day: 'saturday', weekday: 6, title: words('Lørdag', 'Samstag', 'Saturday') },
  { day: 'sunday', weekday: 7, title: words('Søndag', 'Sonntag', 'Sunday') },
  { day: 'monday', weekday: 1, title: words('Mandag', 'Montag', 'Monday') },
] as const

const changeDays = weekdays.map(({ day, weekday, title }) =>
  entry('changeDayFacility', `change-day-${day}`, (edition) => ({
    title: title[edition],
    facilityId: changeDayFacility[day],
    weekday,
  })),
)

const priceNotes = [
  {
    key: 'rent',
    title: words('Leje', 'Miete', 'Rent'),
    teaser: words(
      'Det, huset koster for opholdet, efter en eventuel rabat.',
      'Was das Haus für den Aufenthalt kostet, nach Abzug eines Rabatts.',
      'What the house costs for your stay, after any discount.',
    ),
  },
  {
    key: 'fee',
    title: words('Administrationsgebyr', 'Buchungsgebühr', 'Booking fee'),
    teaser: words(
      'Dækker bestilling, betaling og hjælp under opholdet. Det er med i den pris, I ser fra begyndelsen.',
      'Für Buchung, Zahlung und Hilfe während des Aufenthalts. Sie steckt in dem Preis, den Sie von Anfang an sehen.',
      'Covers booking, payment and help during your stay. It is in the price you see from the start.',
    ),
  },
  {
    key: 'mandatory',
    title: words('Obligatorisk', 'Obligatorisch', 'Compulsory'),
    teaser: words(
      'Ydelser, som hører til huset og ikke kan vælges fra, for eksempel slutrengøring i et poolhus.',
      'Leistungen, die zum Haus gehören und sich nicht abwählen lassen, etwa die Endreinigung im Poolhaus.',
      'Services that come with the house and cannot be left out, such as the final cleaning of a pool house.',
    ),
  },
  {
    key: 'metered',
    title: words('Efter forbrug', 'Nach Verbrauch', 'By the meter'),
    teaser: words(
      'El, vand og varme betales efter måleren. Tallet her er, hvad tidligere gæster har brugt på samme årstid.',
      'Strom, Wasser und Heizung werden nach Zähler bezahlt. Die Zahl zeigt, was frühere Gäste zur selben Jahreszeit verbraucht haben.',
      'Electricity, water and heating are paid by the meter. The figure is what earlier guests used at the same time of year.',
    ),
  },
].map(({ key, title, teaser }, index) =>
  entry('bookingOptionPrice', `price-note-${key}`, (edition) => ({
    title: title[edition],
    key,
    teaser: teaser[edition],
    facilityId: null,
    sortOrder: index + 1,
  })),
)

const markers = [
  {
    key: 'blavandshuk',
    at: { lat: 55.5577, lon: 8.0833 },
    to: 'area-blavand',
    title: words('Blåvandshuk Fyr', 'Leuchtturm Blåvandshuk', 'Blåvandshuk lighthouse'),
    teaser: words(
      'Danmarks vestligste punkt på fastlandet.',
      'Der westlichste Punkt des dänischen Festlands.',
      'The westernmost point of mainland Denmark.',
    ),
  },
  {
    key: 'lyngvig',
    at: { lat: 56.0497, lon: 8.1041 },
    to: 'area-klegod',
    title: words('Lyngvig Fyr', 'Leuchtturm Lyngvig', 'Lyngvig lighthouse'),
    teaser: words(
      'Hav og fjord fra samme balkon.',
      'Meer und Fjord vom selben Balkon.',
      'Sea and fjord from one balcony.',
    ),
  },
  {
    key: 'bovbjerg',
    at: { lat: 56.5131, lon: 8.1197 },
    to: 'area-bovbjerg',
    title: words('Bovbjerg Fyr', 'Leuchtturm Bovbjerg', 'Bovbjerg lighthouse'),
    teaser: words(
      'Rødt tårn på en klint af ler.',
      'Roter Turm auf einem Kliff aus Lehm.',
      'A red tower on a cliff of clay.',
    ),
  },
  {
    key: 'bulbjerg',
    at: { lat: 57.1558, lon: 9.0306 },
    to: 'area-lild-strand',
    title: words('Bulbjerg', 'Bulbjerg', 'Bulbjerg'),
    teaser: words('Jyllands eneste fuglefjeld.', 'Jütlands einziger Vogelfelsen.', 'Jutland’s only bird cliff.'),
  },
  {
    key: 'rubjerg',
    at: { lat: 57.4489, lon: 9.7744 },
    to: 'area-lonstrup',
    title: words('Rubjerg Knude', 'Rubjerg Knude', 'Rubjerg Knude'),
    teaser: words(
      'Fyret, der blev kørt på skinner.',
      'Der Leuchtturm, der auf Schienen fuhr.',
      'The lighthouse that went by rail.',
    ),
  },
  {
    key: 'grenen',
    at: { lat: 57.7444, lon: 10.6522 },
    to: 'area-skagen',
    title: words('Grenen', 'Grenen', 'Grenen'),
    teaser: words('Hvor to have mødes.', 'Wo zwei Meere zusammentreffen.', 'Where two seas meet.'),
  },
]

const mapTitle = words('Steder langs kysten', 'Orte an der Küste', 'Places along the coast')
const maps = [
  ...markers.map(({ key, at, to, title, teaser }) =>
    entry('mapMarker', `marker-${key}`, (edition) => ({
      title: title[edition],
      teaser: teaser[edition],
      center: at,
      internalLink: toEntry(to),
    })),
  ),
  entry('map', 'map-coast', (edition) => ({
    title: mapTitle[edition],
    center: { lat: 56.45, lon: 8.6 },
    zoom: 7,
    markers: toEntries(markers.map(({ key }) => `marker-${key}`)),
  })),
]

const reviewDomains = words('marehalm.dk', 'marehalm.de', 'marehalm.info')
const reviewTitles = words('Gæsternes mening', 'Meinungen der Gäste', 'What guests think')
const reviewProvider = entry('reviewProvider', 'review-provider', (edition) => ({
  title: reviewTitles[edition],
  key: 'portal',
  domain: reviewDomains[edition],
  customLink: `https://reviews.example/${edition === 'da' ? 'dk' : edition}/marehalm`,
}))

/** Entries that other parts of the site look up: change days, notes to prices, maps and the review provider. */
export const smallEntries: SeededEntry[] = [...changeDays, ...priceNotes, ...maps, reviewProvider]
