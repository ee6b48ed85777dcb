import { specificPageNames } from '../../../contracts/settings.ts'
import type { Language } from '../texts.ts'
import { entry, type SeededEntry, words } from './entry.ts'
import { keptEntries } from './kept-in-browser.ts'
import { picture } from './picture-assets.ts'
import { richText } from './rich-text.ts'

/** 'photoContest' → 'page-photo-contest': the ids of the pages that the site itself has to know. */
function specificPageId(name: string): string {
  return `page-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
}

const emailOnly = '00:00'
const late = [{ from: '09:00', to: '22:00' }]

const serviceHours = [
  { dates: ['2025-12-24', '2025-12-25', '2026-12-24', '2026-12-25', '2027-12-24', '2027-12-25'], hours: [], emailOnly },
  { dates: ['2026-01-01', '2027-01-01'], hours: [], emailOnly },
  { dates: ['2025-12-26', '2026-12-26', '2027-12-26'], hours: late },
  {
    dates: ['2025-12-31', '2026-12-31', '2027-12-31'],
    hours: [{ from: '09:00', to: '12:00' }],
    emailOnly: '12:00',
  },
  { season: { from: '01-02', to: '01-05' }, hours: late },
  { season: { from: '04-01', to: '10-31' }, weekdays: [7], hours: [{ from: '08:00', to: '20:00' }] },
  { hours: [{ from: '09:00', to: '20:00' }] },
]

const administration = {
  name: 'Marehalm Feriehusudlejning ApS',
  address: 'Stormgade 18',
  zipcode: '6960',
  city: 'Hvide Sande',
  phone: '+45 10 75 60 00',
  registrationNumber: '00 45 71 19',
  vatId: 'DK00457119',
  openingHours: serviceHours,
  socialLinks: [
    { title: 'Instagram', url: 'https://instagram.example/marehalm' },
    { title: 'Facebook', url: 'https://facebook.example/marehalm' },
    { title: 'YouTube', url: 'https://youtube.example/marehalm' },
  ],
}
const country = words('Danmark', 'Dänemark', 'Denmark')
const email = words('hej@marehalm.example', 'service@marehalm.example', 'hello@marehalm.example')

const certificates = {
  da: [
    { title: 'Kontrollerede huse', text: 'Vi går hvert hus igennem, før sæsonen begynder, og retter det, vi finder.' },
    {
      title: 'Vagt døgnet rundt',
      text: 'Er det galt midt om natten, er der højst en halv times kørsel til den, der har vagten.',
    },
  ],
  de: [
    { title: 'Geprüfte Häuser', text: 'Vor jeder Saison gehen wir durch jedes Haus und beheben, was wir finden.' },
    {
      title: 'Bereitschaft rund um die Uhr',
      text: 'Ist nachts etwas kaputt, wohnt die Bereitschaft höchstens eine halbe Autostunde entfernt.',
    },
  ],
  en: [
    { title: 'Inspected houses', text: 'We walk through every house before the season and put right what we find.' },
    {
      title: 'On call day and night',
      text: 'If something goes wrong at night, whoever is on call lives no more than half an hour away.',
    },
  ],
}
const partners = {
  da: [
    { title: 'Strandrenserne', text: 'Frivillige, der samler affald på stranden hver lørdag om vinteren.' },
    { title: 'Naturskolen i klitten', text: 'Ture for børn om dyr og planter ved havet.' },
    { title: 'Klittens Cykeludlejning', text: 'Cykler og ladcykler, bragt ud til huset.' },
    { title: 'Røgeriet på Molen', text: 'Varmrøget makrel og laks fra kutterne i havnen.' },
    { title: 'Havets Surfskole', text: 'Begynderhold for børn og voksne, med våddragt.' },
    { title: 'Lyngbageriet', text: 'Morgenbrød på trappen i de større sommerhusområder.' },
  ],
  de: [
    { title: 'Strandrenserne', text: 'Ehrenamtliche, die im Winter jeden Samstag den Strand säubern.' },
    { title: 'Naturschule in den Dünen', text: 'Führungen für Kinder zu Tieren und Pflanzen am Meer.' },
    { title: 'Klittens Cykeludlejning', text: 'Fahrräder und Lastenräder, auf Wunsch ans Haus gebracht.' },
    { title: 'Røgeriet på Molen', text: 'Heiß geräucherte Makrelen und Lachs direkt vom Kutter.' },
    { title: 'Havets Surfskole', text: 'Anfängerkurse für Groß und Klein, Neoprenanzug inklusive.' },
    { title: 'Lyngbageriet', text: 'Frische Brötchen vor der Tür, in den größeren Ferienhausgebieten.' },
  ],
  en: [
    { title: 'Strandrenserne', text: 'Volunteers who clear the beach of litter every Saturday in winter.' },
    { title: 'The Dune Nature School', text: 'Walks for children about what lives and grows by the sea.' },
    { title: 'Klittens Cykeludlejning', text: 'Bicycles and cargo bikes, delivered to the house.' },
    { title: 'Røgeriet på Molen', text: 'Hot-smoked mackerel and salmon off the harbour boats.' },
    { title: 'Havets Surfskole', text: 'Beginners’ classes for children and adults, wetsuit included.' },
    { title: 'Lyngbageriet', text: 'Morning bread on the doorstep in the larger resorts.' },
  ],
}

const bookingFlow = {
  da: {
    helpTitle: 'Skal vi hjælpe?',
    helpText: 'Ring eller skriv, hvis du er i tvivl om noget. Du får fat i et menneske, der kender husene.',
    confirmationText:
      'Tak for din bestilling. Du får en bekræftelse på mail med alt det, du har brug for, og vi skriver igen ugen før ankomst.',
  },
  de: {
    helpTitle: 'Können wir helfen?',
    helpText: 'Rufen Sie an oder schreiben Sie uns. Am Telefon erreichen Sie jemanden, der die Häuser kennt.',
    confirmationText:
      'Vielen Dank für Ihre Buchung. Die Bestätigung mit allen Einzelheiten kommt per E-Mail, und in der Woche vor der Anreise schreiben wir Ihnen noch einmal.',
  },
  en: {
    helpTitle: 'Can we help?',
    helpText: 'Ring us or write if anything is unclear. You will reach a person who knows the houses.',
    confirmationText:
      'Thank you for booking with us. A confirmation with everything you need is on its way by e-mail, and we will write again the week before you arrive.',
  },
}

const errorPage = {
  da: {
    titleNotFound: 'Her er kun sand',
    titleError: 'Noget gik i stykker hos os',
    buttonText: 'Til forsiden',
    text: 'Siden findes ikke eller er flyttet. Prøv at [søge efter et hus](entry:page-search), eller [se alle områder](entry:page-areas). Er du kørt helt fast, så [skriv eller ring til os](entry:page-contact).',
  },
  de: {
    titleNotFound: 'Hier ist nur Sand',
    titleError: 'Bei uns ist etwas schiefgegangen',
    buttonText: 'Zur Startseite',
    text: 'Diese Seite gibt es nicht oder nicht mehr. [Suchen Sie ein Haus](entry:page-search) oder sehen Sie sich [alle Gebiete](entry:page-areas) an. Wenn Sie nicht weiterkommen, [sind wir gern für Sie da](entry:page-contact).',
  },
  en: {
    titleNotFound: 'Nothing here but sand',
    titleError: 'Something broke at our end',
    buttonText: 'To the front page',
    text: 'This page does not exist, or has moved. Try [searching for a house](entry:page-search) or look through [all our areas](entry:page-areas). If you are stuck, [ring us or write](entry:page-contact).',
  },
}

const language = {
  da: {
    guestUrl: '/account/',
    ownerUrl: '/login/owner/',
    defaultCountry: 'DK',
    reviewWidgetLink: 'https://reviews.example/dk/marehalm',
    reviewDomain: 'marehalm.dk',
    anniversary: { label: '40 år i 2027', href: '/om-os/' },
  },
  de: {
    guestUrl: '/account/',
    ownerUrl: null,
    defaultCountry: 'DE',
    reviewWidgetLink: 'https://reviews.example/de/marehalm',
    reviewDomain: 'marehalm.de',
    anniversary: { label: '40 Jahre im Jahr 2027', href: '/uber-uns/' },
  },
  en: {
    guestUrl: '/account/',
    ownerUrl: null,
    defaultCountry: 'GB',
    reviewWidgetLink: 'https://reviews.example/en/marehalm',
    reviewDomain: 'marehalm.info',
    anniversary: { label: '40 years in 2027', href: '/about-us/' },
  },
}

export const settingsEntries: SeededEntry[] = [
  setting('specificPages', () => ({
    value: Object.fromEntries(specificPageNames.map((name) => [name, specificPageId(name)])),
  })),
  setting('administrationDetails', (edition) => ({
    value: {
      ...administration,
      country: country[edition],
      email: email[edition],
      certificates: certificates[edition],
      partners: partners[edition],
    },
  })),
  setting('blogSettings', () => ({
    value: {
      postsPerPage: 30,
      commentsOpen: true,
      popularCategoryIds: ['category-blog-nature', 'category-blog-food', 'category-blog-family'],
    },
  })),
  setting('bookingFlow', (edition) => ({
    value: {
      termsPageId: 'page-terms',
      cancellationPageId: 'page-cancellation',
      privacyPageId: 'page-privacy',
      ...bookingFlow[edition],
    },
  })),
  setting('consent', (edition) => ({ value: { kept: keptEntries(edition) } })),
  setting('errorPageSettings', (edition) => {
    const { text, ...value } = errorPage[edition]
    return { value, text: richText(text) }
  }),
  setting('language', (edition) => ({
    value: { ...language[edition], favoritesSlug: 'favorite-houses' },
    image: picture({ kind: 'landscape', tag: 'dunes' }),
  })),
]

function setting(key: string, fields: (edition: Language) => Record<string, unknown>): SeededEntry {
  return entry('settings', `settings-${key}`, (edition) => ({ title: key, key, ...fields(edition) }))
}
