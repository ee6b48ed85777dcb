import type { MenuItemType, MenuKey } from '../../../contracts/route.ts'
import { areas, type Region, regions } from '../../../domain/areas.ts'
import type { Text3 } from '../texts.ts'
import { entry, type SeededEntry, toEntry, words } from './entry.ts'
import { picture } from './picture-assets.ts'

interface Item {
  key: string
  menu: MenuKey
  title: Text3
  to?: string
  /** Of a page that is the site's own. */
  path?: string
  type?: MenuItemType
  parent?: string
  hasImage?: boolean
}

const regionNames: Record<Region, Text3> = {
  'wadden-sea': words('Vadehavet', 'Wattenmeer', 'The Wadden Sea'),
  'blavand-henne': words('Blåvand og Henne', 'Blåvand und Henne', 'Blåvand and Henne'),
  'holmsland-klit': words('Holmsland Klit', 'Holmsland Klit', 'Holmsland Klit'),
  bovbjerg: words('Husby til Thyborøn', 'Husby bis Thyborøn', 'Husby to Thyborøn'),
  thy: words('Thy', 'Thy', 'Thy'),
  jammerbugt: words('Jammerbugten', 'Jammerbucht', 'Jammer Bay'),
  skagen: words('Tornby til Skagen', 'Tornby bis Skagen', 'Tornby to Skagen'),
}

const main: Item[] = [
  {
    key: 'search',
    menu: 'main',
    to: 'page-search',
    title: words('Find sommerhus', 'Ferienhaus finden', 'Find a house'),
  },
  { key: 'areas', menu: 'main', to: 'page-areas', type: 'list', title: words('Områder', 'Gebiete', 'Areas') },
  ...regions.map(
    (region): Item => ({ key: `region-${region}`, menu: 'main', parent: 'areas', title: regionNames[region] }),
  ),
  ...areas.map(
    (area): Item => ({
      key: `area-${area.slug}`,
      menu: 'main',
      parent: `region-${area.region}`,
      to: `area-${area.slug}`,
      title: words(area.title, area.title, area.title),
    }),
  ),
  {
    key: 'inspiration',
    menu: 'main',
    to: 'page-inspiration',
    type: 'gallery',
    title: words('Inspiration', 'Inspiration', 'Inspiration'),
  },
  inspiration('dogs', 'page-dogs', words('Ferie med hund', 'Urlaub mit Hund', 'With a dog')),
  inspiration('children', 'page-children', words('Ferie med børn', 'Urlaub mit Kindern', 'With children')),
  inspiration('pool', 'page-pool-houses', words('Poolhuse', 'Poolhäuser', 'Pool houses')),
  inspiration('last-minute', 'page-last-minute', words('Afbudsrejser', 'Last Minute', 'Last minute')),
  inspiration('winter', 'page-winter', words('Vinter ved havet', 'Winter am Meer', 'Winter by the sea')),
  { key: 'about', menu: 'main', to: 'page-about', type: 'list', title: words('Om os', 'Über uns', 'About us') },
  about('guide', 'page-guide', words('Godt at vide', 'Gut zu wissen', 'Good to know')),
  about('departments', 'page-departments', words('Vores kontorer', 'Unsere Büros', 'Our offices')),
  about('employees', 'page-employees', words('Medarbejdere', 'Unsere Leute', 'Our people')),
  about('reviews', 'page-reviews', words('Gæsteanmeldelser', 'Gästebewertungen', 'Guest reviews')),
  about('blog', 'page-blog', words('Klitbladet', 'Dünenblatt', 'Notes from the dunes')),
  about('jobs', 'page-jobs', words('Job hos os', 'Arbeiten bei uns', 'Work with us')),
  about('contact', 'page-contact', words('Kontakt', 'Kontakt', 'Contact')),
]

const footers: Item[] = [
  footer('footer', 'f-search', 'page-search', words('Find sommerhus', 'Ferienhaus finden', 'Find a house')),
  footer('footer', 'f-areas', 'page-areas', words('Områder', 'Gebiete', 'Areas')),
  footer('footer', 'f-pool', 'category-pool', words('Huse med pool', 'Häuser mit Pool', 'Houses with a pool')),
  footer('footer', 'f-dogs', 'category-dogs', words('Huse med hund', 'Häuser mit Hund', 'Houses that welcome dogs')),
  footer(
    'footer',
    'f-sea',
    'category-sea-view',
    words('Huse med havudsigt', 'Häuser mit Meerblick', 'Houses with a sea view'),
  ),
  footer('footer', 'f-last', 'page-last-minute', words('Afbudsrejser', 'Last Minute', 'Last minute')),
  footer('footer', 'f-blog', 'page-blog', words('Klitbladet', 'Dünenblatt', 'Notes from the dunes')),
  footer('footer', 'f-contest', 'page-photo-contest', words('Fotokonkurrence', 'Fotowettbewerb', 'Photo contest')),
  ownPage('footer', 'f-sms', '/sms-signup/', words('Nyt på sms', 'Neues per SMS', 'News by text')),
  footer('footer', 'f-owners', 'page-owners', words('For husejere', 'Für Eigentümer', 'For owners')),
  footer('footer', 'f-about', 'page-about', words('Om os', 'Über uns', 'About us')),
  footer('footer', 'f-jobs', 'page-jobs', words('Job hos os', 'Arbeiten bei uns', 'Work with us')),

  footer(
    'footerService',
    's-arrival',
    'page-arrival',
    words('Ankomst og nøgler', 'Anreise und Schlüssel', 'Arrival and keys'),
  ),
  footer(
    'footerService',
    's-cleaning',
    'page-cleaning',
    words('Rengøring og afrejse', 'Reinigung und Abreise', 'Cleaning and departure'),
  ),
  footer(
    'footerService',
    's-power',
    'page-electricity-water',
    words('El og vand', 'Strom und Wasser', 'Electricity and water'),
  ),
  footer(
    'footerService',
    's-waste',
    'page-waste',
    words('Sådan sorterer vi affald', 'So trennen wir Abfall', 'How we sort rubbish'),
  ),
  footer(
    'footerService',
    's-faq',
    'page-faq',
    words('Spørgsmål og svar', 'Fragen und Antworten', 'Questions and answers'),
  ),
  ownPage('footerService', 's-add-ons', '/add-ons/', words('Tilkøb til ferien', 'Zusätzliches buchen', 'Add extras')),
  ownPage('footerService', 's-fault', '/forms/fault/', words('Meld en fejl', 'Mangel melden', 'Report a fault')),
  footer('footerService', 's-cancel', 'page-cancellation', words('Afbestilling', 'Stornierung', 'Cancellation')),

  footer('footerLegal', 'l-contact', 'page-contact', words('Kontakt', 'Impressum', 'Contact')),
  footer('footerLegal', 'l-terms', 'page-terms', words('Lejebetingelser', 'Mietbedingungen', 'Booking conditions')),
  footer('footerLegal', 'l-privacy', 'page-privacy', words('Privatlivspolitik', 'Datenschutz', 'Privacy')),
  footer('footerLegal', 'l-cookies', 'page-cookies', words('Cookies', 'Cookies', 'Cookies')),
  footer('footerLegal', 'l-access', 'page-accessibility', words('Tilgængelighed', 'Barrierefreiheit', 'Accessibility')),
]

export const navigationEntries: SeededEntry[] = [...main, ...footers].map((item, index) =>
  entry('navigationItem', `nav-${item.key}`, (edition) => ({
    title: item.title[edition],
    label: '',
    menuKey: item.menu,
    type: item.type ?? 'link',
    sortOrder: index + 1,
    internalLink: item.to ? toEntry(item.to) : null,
    customLink: item.path ?? null,
    parent: item.parent ? toEntry(`nav-${item.parent}`) : null,
    image: item.hasImage ? galleryPicture(item.key, index) : null,
  })),
)

function galleryPicture(key: string, turn: number) {
  return picture(galleryWishes[key] ?? { kind: 'landscape' }, turn)
}

const galleryWishes: Record<string, Parameters<typeof picture>[0]> = {
  'i-dogs': { tag: 'beach' },
  'i-children': { tag: 'children-room' },
  'i-pool': { tag: 'pool' },
  'i-last-minute': { tag: 'facade' },
  'i-winter': { tag: 'fireplace' },
}

function inspiration(key: string, to: string, title: Text3): Item {
  return { key: `i-${key}`, menu: 'main', parent: 'inspiration', to, title, hasImage: true }
}

function about(key: string, to: string, title: Text3): Item {
  return { key: `a-${key}`, menu: 'main', parent: 'about', to, title }
}

function footer(menu: MenuKey, key: string, to: string, title: Text3): Item {
  return { key, menu, to, title }
}

function ownPage(menu: MenuKey, key: string, path: string, title: Text3): Item {
  return { key, menu, path, title }
}
