/**
 * The editions of the site (specification, section 1): one language, one currency, hosts of its own. What differs by
 * edition is decided here, the words of its URLs in url-words.ts; its texts lie in the folder of its key. Each list is
 * exported by itself, so that a script in the browser has no more of it than it uses. docs/editions.md says how to add one.
 *
 * An edition is known by its key, its variables are HOSTS_<KEY> and SITE_<KEY>. The services know it by its market id. A
 * locale is for Intl and the content service alone.
 */
export const editions = [
  { id: 1, key: 'da', locale: 'da-DK', formatLocale: 'da-DK', currency: 'DKK', lodgingPrefix: 'sommerhus' },
  { id: 2, key: 'de', locale: 'de-DE', formatLocale: 'de-DE', currency: 'EUR', lodgingPrefix: 'ferienhaus' },
  { id: 7, key: 'en', locale: 'en', formatLocale: 'en-GB', currency: 'EUR', lodgingPrefix: 'holiday-home' },
] as const satisfies readonly [EditionRow, ...EditionRow[]]

export const editionKeys = /* @__PURE__ */ editions.map(({ key }) => key)
export const marketIds = /* @__PURE__ */ editions.map(({ id }) => id)
export const locales = /* @__PURE__ */ editions.map(({ locale }) => locale)
/** Every currency that an edition counts in, once. */
export const currencyCodes = /* @__PURE__ */ editions
  .map(({ currency }) => currency)
  .filter((currency, place, all) => all.indexOf(currency) === place)

interface EditionRow {
  /** The services' number of the edition: `lan`, `languageId`. One digit. */
  id: number
  /** Language tag of its pages. */
  key: string
  /** As the content service and the forms name its language. */
  locale: string
  /** For the platform's Intl formats: English readers of a Danish agency expect day before month. */
  formatLocale: string
  currency: keyof typeof currencySigns
  /** The word before a house's code in its URL. */
  lodgingPrefix: string
}

export type EditionKey = (typeof editions)[number]['key']
export type MarketId = (typeof editions)[number]['id']
export type Locale = (typeof editions)[number]['locale']
export type Currency = keyof typeof currencySigns

export type Each<Fact> = Readonly<Record<EditionKey, Fact>>

/** The sign that stands behind an amount, as the agency writes it; null: where Intl puts it. */
export const currencySigns = { DKK: 'kr.', EUR: null } as const satisfies Record<string, string | null>

/** Steps of a search's price limit, in whole kroner and euro. */
export const priceSteps: Readonly<Record<Currency, readonly number[]>> = {
  DKK: [
    ...[1500, 2000, 2500, 3000, 3500, 4000, 4500, 5000, 5500, 6000, 6500, 7000, 7500, 8000, 9000, 10000, 11000, 12500],
    ...[13500, 15000, 17500, 20000, 22500, 25000, 27500, 30000, 35000, 40000, 45000, 50000, 60000],
  ],
  EUR: [
    ...[250, 300, 350, 400, 450, 500, 550, 600, 650, 700, 750, 800, 900, 1000, 1100, 1250, 1350, 1500, 1750, 2000],
    ...[2250, 2500, 2750, 3000, 3500, 4000, 4500, 5000, 5500, 6500, 8000],
  ],
}

/** What the agency, its houses' owners and the tax authority reckon in. */
export const agencyCurrency = 'DKK' satisfies Currency

/** What the language selector calls it, and what editors and assistants do. */
export const languageNames: Each<{ own: string; english: string }> = {
  da: { own: 'Dansk', english: 'Danish' },
  de: { own: 'Deutsch', english: 'German' },
  en: { own: 'English', english: 'English' },
}

/** For visitors without an edition of their own: search engines' x-default, and assistants that name none. */
export const internationalEdition = 'en' satisfies EditionKey

/** The search service's own fields for a house that is described in the language of a market. */
export const describedFields = { hasDescriptionDk: 1, hasDescriptionDe: 2 } as const satisfies Record<string, MarketId>

/** Where most of its guests live, and their country code on the telephone. */
export const homeCountries: Each<{ code: string; dialling: string }> = {
  da: { code: 'DK', dialling: '45' },
  de: { code: 'DE', dialling: '49' },
  en: { code: 'GB', dialling: '44' },
}

/** Whose school holidays a search offers, in that order. */
export const schoolCountries: Each<readonly ('DK' | 'DE')[]> = {
  da: ['DK'],
  de: ['DE'],
  en: ['DE', 'DK'],
}

/** What an edition calls a German Land by another name than the Germans do, by its ISO 3166-2 code. */
export const landNames: Each<Readonly<Record<string, string>>> = {
  da: {},
  de: {},
  en: {
    by: 'Bavaria',
    he: 'Hesse',
    ni: 'Lower Saxony',
    nw: 'North Rhine-Westphalia',
    rp: 'Rhineland-Palatinate',
    sn: 'Saxony',
    st: 'Saxony-Anhalt',
    th: 'Thuringia',
  },
}

/** Quotation marks around a guest's words. */
export const quotationMarks: Each<readonly [open: string, close: string]> = {
  da: ['»', '«'],
  de: ['„', '“'],
  en: ['“', '”'],
}

/** Between the hours and the minutes of a clock. */
export const timeSeparators: Each<string> = { da: '.', de: ':', en: ':' }

/** What is counted in a sentence is written out up to nine; ages, days and shares stay figures. */
export const smallNumbers: Each<readonly string[]> = {
  da: ['nul', 'en', 'to', 'tre', 'fire', 'fem', 'seks', 'syv', 'otte', 'ni'],
  de: ['null', 'ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun'],
  en: ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'],
}

/** Between the ends of a range of money: "149 til 330 kr." */
export const rangeWords: Each<string> = { da: 'til', de: 'bis', en: 'to' }

/** Such a range has its sign on both sides where that stands before the number: "€29 to €63". */
export const hasSignFirst: Each<boolean> = { da: false, de: false, en: true }

/** Nouns have a capital within a sentence. */
export const hasCapitalNouns: Each<boolean> = { da: false, de: true, en: false }

/** Owners log in here: they have their agreement and their taxes in Danish. */
export const hasOwnersLogin: Each<boolean> = { da: true, de: false, en: false }

export function marketById(id: MarketId): (typeof editions)[number] {
  const edition = editions.find((each) => each.id === id)
  if (!edition) throw new Error(`No market ${id}`)
  return edition
}

/**
 * One value for each edition, by its key.
 * @__NO_SIDE_EFFECTS__
 */
export function byEdition<Value>(read: (edition: (typeof editions)[number]) => Value): Record<EditionKey, Value> {
  return Object.fromEntries(editions.map((edition) => [edition.key, read(edition)])) as Record<EditionKey, Value>
}
