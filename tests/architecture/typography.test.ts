import { expect, test } from 'vitest'
import { areas } from '../../src/domain/areas.ts'
import { allSeededTextsOf, type Language, languages, type StatedText, textsOf } from './stated-texts.ts'

/** Everything that a guest or an editor reads, without what is no language: addresses, shortcodes, tags, entities. */
function readable(language: Language): StatedText[] {
  return [...textsOf(language), ...allSeededTextsOf(language)]
    .filter(({ text }) => !/^\/[\w/-]*$|^https?:|^[\w.-]+\.\w{2,}$|@/.test(text))
    .map(({ place, text }) => ({
      place,
      text: text
        .replace(/\]\([^)]*\)/g, ']')
        .replace(/\[(house|button|phone|opening-hours)\b[^\]]*\]/g, 'X')
        .replace(/<\/?\w+>/g, '\n'),
    }))
}

interface Rule {
  reason: string
  wrong: RegExp
}

const units = '%|km/[th]|km|m|m²|m³|kWh|MB|kB|°C|Mbit/s|g|dl|kr\\.|€'
const spaced: Rule[] = [
  { reason: 'a number never parts from its unit', wrong: new RegExp(`[\\d}…] (?:${units})(?![\\p{L}\\d])`, 'u') },
  {
    reason: 'nor a paragraph from its sign',
    wrong: /§ \d|\b(stk|nr|Abs|Nr|Art|Buchst)\. (?=\d|[a-f]\b)|litra [a-f]\b/,
  },
]
const everywhere: Rule[] = [
  { reason: 'one space', wrong: / {2}|\u00a0 | \u00a0/ },
  { reason: 'no space before a mark', wrong: / [,.;!?)](?!\.)(?![^[]*\])/ },
  { reason: 'quotation marks and apostrophes are the typographic ones', wrong: /["'`´]/ },
  { reason: 'a range has a dash', wrong: /\d-\d/ },
  { reason: 'a break has a dash', wrong: /(?<!^|\n) - / },
  { reason: 'three dots are one mark', wrong: /\.\.\.?/ },
]
const own: Record<Language, Rule[]> = {
  da: [
    ...spaced,
    { reason: 'quotes are »…«', wrong: /[“”„]/ },
    { reason: 'three dots stand apart', wrong: /\p{L}…/u },
    { reason: 'a time has a dot', wrong: /kl\. \d\d?:\d\d/ },
  ],
  de: [
    ...spaced,
    { reason: 'quotes are „…“', wrong: /[»«”]/ },
    { reason: 'three dots stand apart', wrong: /\p{L}…/u },
    { reason: 'a dash between words is a short one', wrong: /—/ },
    {
      reason: 'a Danish place has no article',
      wrong: new RegExp(
        `\\b(am|im|vom|zum|dem|das|der|die) (${areas.map(({ title }) => title).join('|')})\\b(?! Fjord)`,
        'u',
      ),
    },
  ],
  en: [
    ...spaced.slice(1),
    {
      reason: 'a number never parts from its unit',
      wrong: new RegExp(`[\\d}…] (?:${units.replace('%|', '')})(?![\\p{L}\\d])`, 'u'),
    },
    { reason: 'a per cent sign touches its number', wrong: /[\d}…][ \u00a0]%/ },
    { reason: 'quotes are “…”', wrong: /[»«„]/ },
    { reason: 'three dots touch their word', wrong: /\p{L} …/u },
    {
      reason: 'British spelling',
      wrong:
        /\b(\w*(colou?r(?<!colour)|favor|neighbor|harbor|gray|center|theater|traveler|cancel(ed|ing)|organiz|realiz|recogniz|apologiz)\w*)/i,
    },
  ],
}

test.each(languages)('%s keeps the rules of its setting in every text', (language) => {
  const rules = [...everywhere, ...own[language]]
  const wrong = readable(language).flatMap(({ place, text }) =>
    rules.flatMap((rule) => {
      const found = rule.wrong.exec(text)
      return found ? [`${rule.reason}: ${place}: ${text.slice(Math.max(0, found.index - 30), found.index + 30)}`] : []
    }),
  )
  expect(wrong).toEqual([])
})

test('the three editions agree on whether a text ends as a sentence', () => {
  const ends = languages.map(
    (language) => new Map(textsOf(language).map(({ place, text }) => [place, isSentence(text)])),
  )
  const [danish = new Map()] = ends
  const wrong = [...danish.keys()].filter((place) => new Set(ends.map((texts) => texts.get(place))).size > 1)
  expect(wrong).toEqual([])
})

/** Ends in a full stop that is no abbreviation's. */
function isSentence(text: string): boolean {
  return /(?<!\b(kr|\w*nr|no|inkl))\.$/i.test(text)
}

test.each(languages)('%s: what is counted has a form for one and a form for more', (language) => {
  const wrong = textsOf(language)
    .filter(({ place, text }) => counted.test(text) && !/\.(one|other)$/.test(place) && !neverOne.test(place))
    .map(({ place, text }) => `${place}: ${text}`)
  expect(wrong).toEqual([])
})

/** A number before a word; after "of" and "af" it is a total, which has no singular. */
const counted =
  /\{(count|all|days|minutes|stays|looked|parts)\} \p{Ll}{2,}|\{(count|all|days|minutes|stays|looked)\} \p{Lu}/u

/**
 * Where there are always several: a house's guests with infants besides, pictures that more than one page has, a limit, a
 * forecast that begins with eight stays, days that are kept, parts of a price, combinations that were cut short.
 */
const neverOne =
  /^booking\.stay\.tooManyGuests$|^booking\.summary\.forecast$|^contest\.seeAll$|^errors\.tooManyCriteriaText$|^favorites\.noteTooLong$|^shortlist\.(privacy|endedText|board\.share(About)?)$|^together\.(cheapestOnly|staysCut|cut)$/

test('seeded texts take the same facts in the three languages', () => {
  const [danish = [], ...others] = languages.map((language) =>
    allSeededTextsOf(language).filter(({ place }) => !/^portal-reviews/.test(place)),
  )
  for (const own of others) {
    expect(own.length).toBe(danish.length)
    const wrong = own.flatMap(({ place, text }, index) => {
      const said = placesOf(danish[index]?.text ?? '')
      return placesOf(text) === said ? [] : [`${place}: ${placesOf(text)} / ${said}`]
    })
    expect(wrong).toEqual([])
  }
})

/** German bends a distance, and its law wants one number more of whoever speaks. */
function placesOf(text: string): string {
  const names = text.replace(/(Dative|Lower)}/g, '}').match(/\{(?!companyVat)\w+\}/g)
  return [...new Set(names)].sort().join(' ')
}

test.each(languages)('%s: a number of nights and a time of day never part from their word', (language) => {
  const wrong = textsOf(language).filter(({ text }) =>
    /[\d}] (nat|nætter|Nacht|Nächte|nights?|Uhr)(?!\p{L})/u.test(text),
  )
  expect(wrong).toEqual([])
})
