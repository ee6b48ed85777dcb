import type { Text3 } from '../texts.ts'
import { entry, type SeededEntry, toEntry, words } from './entry.ts'
import { pictureNamed } from './picture-assets.ts'

interface Office {
  key: string
  town: string
  address: string
  zipcode: string
  phone: string
  lat: number
  lng: number
  /** A picture of the catalogue. */
  picture: string
  keys: Text3
}

/** The agency's offices from south to north, each for the houses of its stretch of coast. */
const offices: Office[] = [
  {
    key: 'romo',
    town: 'Rømø',
    address: 'Havnebyvej 301',
    zipcode: '6792',
    phone: '+45 10 75 60 01',
    lat: 55.0889,
    lng: 8.5556,
    picture: 'town-street',
    keys: words(
      'Nøglen ligger i nøgleboksen ved huset. Koden får du på sms kl. 12 på ankomstdagen. Skal du til Fanø, så husk færgebilletten: i ferierne er afgangene om lørdagen tit optaget.',
      'Der Schlüssel liegt im Schlüsselkasten am Haus. Den Code erhalten Sie am Anreisetag um 12 Uhr per SMS. Wer nach Fanø fährt, reserviert die Fähre besser vorab: In den Ferien sind die Abfahrten am Samstag oft ausgebucht.',
      'Your key is in the key box at the house; we text you the code at noon on your day of arrival. Bound for Fanø? Book the ferry ahead, as Saturday sailings fill up in the school holidays.',
    ),
  },
  {
    key: 'blavand',
    town: 'Blåvand',
    address: 'Blåvandvej 52A',
    zipcode: '6857',
    phone: '+45 10 75 60 02',
    lat: 55.5581,
    lng: 8.1325,
    picture: 'white-church',
    keys: words(
      'Nøglen henter du på kontoret fra kl. 16. Kommer du senere end lukketid, lægger vi den i boks 1–40 ved indgangen, og du får koden på sms samme eftermiddag.',
      'Den Schlüssel bekommen Sie ab 16 Uhr im Büro. Kommen Sie nach Geschäftsschluss, liegt er in einem der Fächer am Eingang bereit; den Code senden wir Ihnen am Nachmittag per SMS.',
      'Collect your key at the office from 4 pm. If you arrive after we close, it waits in one of the lockers by the door and we text you the code that afternoon.',
    ),
  },
  {
    key: 'hvide-sande',
    town: 'Hvide Sande',
    address: 'Stormgade 18',
    zipcode: '6960',
    phone: '+45 10 75 60 03',
    lat: 56.0006,
    lng: 8.1281,
    picture: 'harbour-noon',
    keys: words(
      'De fleste af vores huse på Holmsland Klit har elektronisk lås. Koden står i din bestilling fra dagen før ankomst og virker fra kl. 16.',
      'Die meisten unserer Häuser auf dem Holmsland Klit haben ein elektronisches Schloss. Den Code finden Sie ab dem Tag vor der Anreise in Ihrer Buchung; er gilt ab 16 Uhr.',
      'Most of our houses on Holmsland Klit have an electronic lock. The code appears in your booking the day before you arrive and works from 4 pm.',
    ),
  },
  {
    key: 'thyboron',
    town: 'Thyborøn',
    address: 'Havnegade 27',
    zipcode: '7680',
    phone: '+45 10 75 60 04',
    lat: 56.6983,
    lng: 8.2128,
    picture: 'harbour-evening',
    keys: words(
      'Nøglen ligger i nøgleboksen ved husets indgang. Koden kommer på sms kl. 12 på ankomstdagen sammen med en vejbeskrivelse, for navigationen tager ofte fejl af klitvejene.',
      'Der Schlüssel liegt im Schlüsselkasten neben der Haustür. Den Code senden wir Ihnen am Anreisetag um 12 Uhr, zusammen mit einer Wegbeschreibung: Navigationsgeräte irren sich auf den Dünenwegen gern.',
      'The key is in a key box by the front door. We text you the code at noon on the day, along with directions, since sat navs tend to lose heart on the dune tracks.',
    ),
  },
  {
    key: 'klitmoller',
    town: 'Klitmøller',
    address: 'Ørhagevej 91',
    zipcode: '7700',
    phone: '+45 10 75 60 05',
    lat: 57.0417,
    lng: 8.4956,
    picture: 'north-sea-sunset',
    keys: words(
      'Hent nøglen på kontoret mellem kl. 16 og 18, eller brug nøgleboksen ved huset, hvis du kommer senere. Skriv blot i bestillingen, hvornår du regner med at være her.',
      'Holen Sie den Schlüssel zwischen 16 und 18 Uhr im Büro ab, oder nutzen Sie bei späterer Ankunft den Schlüsselkasten am Haus. Eine kurze Notiz in der Buchung genügt.',
      'Pick up the key at the office between 4 and 6 pm, or use the key box at the house if you are later. A line in your booking about when you expect to arrive is all we need.',
    ),
  },
  {
    key: 'lokken',
    town: 'Løkken',
    address: 'Søndergade 11',
    zipcode: '9480',
    phone: '+45 10 75 60 06',
    lat: 57.3703,
    lng: 9.7136,
    picture: 'beach-huts',
    keys: words(
      'Nøglen udleveres på kontoret midt i Løkken fra kl. 16. Om sommeren er her livligt, så parkér ved havnepladsen og gå de sidste 300 meter.',
      'Den Schlüssel erhalten Sie ab 16 Uhr im Büro mitten in Løkken. Im Sommer ist hier viel los: Parken Sie am besten am Hafenplatz und gehen Sie die letzten 300 Meter zu Fuß.',
      'Keys are handed out from 4 pm at our office in the middle of Løkken. Summers are lively here, so leave the car by the harbour square and walk the last 300 metres.',
    ),
  },
  {
    key: 'skagen',
    town: 'Skagen',
    address: 'Havneplads 7',
    zipcode: '9990',
    phone: '+45 10 75 60 07',
    lat: 57.7192,
    lng: 10.5886,
    picture: 'town-street-evening',
    keys: words(
      'Nøglen venter på kontoret ved havnen fra kl. 16. Tager du toget, så ring fra stationen; er huset inden for et par kilometer, kører vi gerne bagagen derud.',
      'Der Schlüssel liegt ab 16 Uhr im Büro am Hafen bereit. Reisen Sie mit der Bahn an, rufen Sie uns vom Bahnhof aus an: Im Umkreis weniger Kilometer bringen wir Ihr Gepäck gern zum Haus.',
      'Your key waits at the harbour office from 4 pm. Coming by train? Ring us from the station; if the house is within a few kilometres we are happy to run your luggage over.',
    ),
  },
]

const season = { from: '04-01', to: '10-31' }

const openingHours = [
  { dates: ['2026-12-24', '2026-12-25', '2027-01-01', '2027-12-24', '2027-12-25'], hours: [] },
  { dates: ['2026-12-31', '2027-12-31'], hours: [{ from: '09:00', to: '12:00' }] },
  { season, weekdays: [6], hours: [{ from: '09:00', to: '18:00' }] },
  { season, weekdays: [7], hours: [{ from: '10:00', to: '14:00' }] },
  { season, hours: [{ from: '09:00', to: '17:00' }] },
  { weekdays: [6], hours: [{ from: '10:00', to: '16:00' }] },
  { weekdays: [7], hours: [] },
  { hours: [{ from: '09:00', to: '15:00' }] },
]

const outsideHours = words(
  'Er noget helt galt i huset uden for åbningstiden – ingen varme, vand, der løber, en dør, der ikke vil op – så ring til vagten på samme nummer og tast 1. Andet kan vente til i morgen; skriv en mail, så ringer vi.',
  'Bei einem Notfall im Haus außerhalb der Öffnungszeiten, etwa einem Heizungsausfall, einem Wasserschaden oder einer Tür, die nicht aufgeht, wählen Sie dieselbe Nummer und drücken die 1. Alles andere schreiben Sie uns per E-Mail; wir melden uns am nächsten Morgen.',
  'If something is seriously wrong outside office hours, such as no heating, running water or a door that will not open, ring the same number and press 1 for whoever is on call. For anything that can wait, send an e-mail and we will ring you in the morning.',
)

export const departmentEntries: SeededEntry[] = offices.flatMap((office, index) => {
  const title = words(`Marehalm ${office.town}`, `Marehalm ${office.town}`, `Marehalm ${office.town}`)
  const excerpt = words(
    `Kontoret i ${office.town}: åbningstider, telefon, nøgler og hjælp under opholdet.`,
    `Unser Büro in ${office.town}: Öffnungszeiten, Telefon, Schlüssel und Hilfe während Ihres Aufenthalts.`,
    `Our ${office.town} office: opening hours, phone, keys and help during your stay.`,
  )
  return [
    entry('address', `address-${office.key}`, () => ({
      title: title.da,
      address: office.address,
      zipcode: office.zipcode,
      city: office.town,
      email: `${office.key}@marehalm.example`,
      phone: office.phone,
    })),
    entry('department', `department-${office.key}`, (edition) => ({
      title: title[edition],
      slug: office.key,
      page: toEntry('page-departments'),
      address: toEntry(`address-${office.key}`),
      sortOrder: index + 1,
      openingHours,
      keyDeliveryText: office.keys[edition],
      outsideOpeningHoursText: outsideHours[edition],
      image: pictureNamed(office.picture),
      center: { lat: office.lat, lon: office.lng },
      excerpt: excerpt[edition],
    })),
  ]
})
