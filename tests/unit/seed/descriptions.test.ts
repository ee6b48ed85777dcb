import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import surroundings from '../../../src/backend/seed/data/houses/surroundings.json' with { type: 'json' }
import { buildHouse } from '../../../src/backend/seed/houses/build-house.ts'
import { amountOf, has } from '../../../src/backend/seed/houses/house.ts'
import { descriptionOf } from '../../../src/backend/seed/houses/texts/description.ts'
import { titlesOf } from '../../../src/backend/seed/houses/texts/titles.ts'
import { numeral } from '../../../src/backend/seed/houses/texts/words.ts'
import { languages, type Text3 } from '../../../src/backend/seed/texts.ts'

const houses = Array.from({ length: 600 }, (_, index) => buildHouse(index))
const descriptions = houses.map((house) => ({ house, body: descriptionOf(house), title: titlesOf(house) }))
const paragraphsOf = (html: string) => html.split('</p>').flatMap((part) => (part ? [part.slice('<p>'.length)] : []))
const sentencesOf = (html: string) => paragraphsOf(html).flatMap((text) => text.split(/(?<=[.!?]) (?=\p{Lu})/u))

test.each(languages)('%s: no sentence stands in more than forty houses', (language) => {
  const counts = new Map<string, number>()
  for (const { body } of descriptions) {
    for (const sentence of new Set(sentencesOf(body[language]))) counts.set(sentence, (counts.get(sentence) ?? 0) + 1)
  }
  expect([...counts].filter(([, count]) => count > 40)).toEqual([])
})

/** What is painted on a house: the same in each edition. */
const nameIn = (title: string) => title.split(' – ')[0] ?? ''

/** Whether one letter more, less or in place of another makes one word of the other. */
function areOneLetterApart(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a]
  let same = 0
  while (same < short.length && short[same] === long[same]) same++
  return short.slice(same + Number(short.length === long.length)) === long.slice(same + 1)
}

test('a house has a name that no other has, nor one a letter away from it, in all editions', () => {
  const names = descriptions.map(({ title }) => nameIn(title.da))
  expect(
    descriptions.filter(({ title }) => languages.some((each) => nameIn(title[each]) !== nameIn(title.da))),
  ).toEqual([])
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  const alike = names.flatMap((name, index) =>
    names.slice(index + 1).filter((other) => areOneLetterApart(name.toLowerCase(), other.toLowerCase())),
  )
  expect(alike).toEqual([])
  expect(Math.max(...names.map(({ length }) => length))).toBeLessThanOrEqual(15)
})

test('in an agency of any size two houses are told apart by their names', () => {
  const names = Array.from({ length: 6000 }, (_, index) => nameIn(titlesOf(buildHouse(index)).da))
  expect(new Set(names).size).toBe(names.length)
})

test('paragraphs come in several orders', () => {
  const firstWords = descriptions.map(({ body }) =>
    paragraphsOf(body.en)
      .map((text) =>
        /bedroom/.test(text) ? 'beds' : /kitchen/i.test(text) ? 'kitchen' : /shop|dog/.test(text) ? 'shop' : '-',
      )
      .join(),
  )
  expect(new Set(firstWords).size).toBeGreaterThanOrEqual(5)
})

/** Figures of a text, and what follows each of them. */
const figuresIn = (text: string) =>
  [
    ...text.matchAll(
      /(\d[\d.,]*)(?=[^\d]*?(kvadratmeter|Quadratmeter|square metres|\u00a0(?:meter|Metern?|metres|km)))/g,
    ),
  ].map(([, figure = '']) => figure.replace(/[.,]$/, ''))

test.each(languages)('%s: a description begins with the house itself, in at least three of its facts', (language) => {
  const wrong: string[] = []
  for (const { house, body } of descriptions) {
    const [first = '', ...rest] = paragraphsOf(body[language])
    const { area, houseArea, groundArea, yearBuilt, persons, beachDistance, street } = house
    const figures = [houseArea, groundArea, yearBuilt].map((value) => grouped(value, language))
    const beach = beachDistance < 1000 ? String(beachDistance) : decimal(beachDistance / 1000, language)
    const years = String(yearBuilt)
    const named = [
      ...[...figures.slice(0, 2), years, beach, numeral(persons, language), street.name].map((fact) =>
        new RegExp(`(?<![\\p{L}\\d])${fact}(?![\\p{L}\\d])`, 'iu').test(first),
      ),
      styleWords[house.style].test(first),
      /brændeovn|Kaminofen|wood-burning|pejs|Kamin|fire/i.test(first) &&
        (has(house, 'woodStove') || has(house, 'openFireplace')),
      /natur|nature|unspoilt|wild/i.test(first) && has(house, 'naturePlot'),
      /aktivitetsrum|Aktivitätsraum|games room/i.test(first) && has(house, 'activityRoom'),
      house.yearRenovated !== null && first.includes(String(house.yearRenovated)),
      /stue|Wohnzimmer|living room|soverum|Schlafzimmer|bedroom/i.test(first),
    ].filter(Boolean).length
    const untrue = figuresIn(first).filter((figure) => ![...figures, beach, years].includes(figure))
    if (named < 3 || untrue.length > 0 || surroundingsOf(area.slug, language).some((text) => first.includes(text)))
      wrong.push(`${house.name} ${named} ${untrue} ${first}`)
    expect(rest.some((paragraph) => surroundingsOf(area.slug, language).some((text) => paragraph.includes(text)))).toBe(
      true,
    )
  }
  expect(wrong).toEqual([])
})

const styleWords: Record<(typeof houses)[number]['style'], RegExp> = {
  thatched: /strå|Reet|thatch/i,
  'timber-black': /sort|schwarz|black/i,
  'timber-classic': /klassisk|klassisch|classic|sommerhus|Ferienhaus|summer house/i,
  log: /bjælke|Blockhaus|Bohlen|Balken|logs?|Stämme|stammer/i,
  brick: /mur|Mauer|Backstein|Ziegel|brick/i,
  modern: /moderne?|modern|glas/i,
  fisherman: /fisker|Fischer|fisherm/i,
  skagen: /Skagen|lys|Licht|light/i,
}

/** The beginnings of what is said of an area. */
function surroundingsOf(slug: string, language: (typeof languages)[number]): string[] {
  const { areas, alsoAreas }: Record<'areas' | 'alsoAreas', Record<string, Text3>> = surroundings
  return [areas[slug], alsoAreas[slug]].flatMap((text) =>
    text ? [(/^[^[{]*/.exec(text[language])?.[0] ?? '').trim()] : [],
  )
}

const grouped = (value: number, language: (typeof languages)[number]) =>
  new Intl.NumberFormat(language === 'en' ? 'en-GB' : 'de').format(value)
const decimal = (value: number, language: (typeof languages)[number]) =>
  new Intl.NumberFormat(language === 'en' ? 'en-GB' : 'de', { maximumFractionDigits: 1 }).format(value)

test('what a house is furnished with goes together', () => {
  for (const house of houses) {
    if (has(house, 'dryer')) expect(has(house, 'washingMachine')).toBe(true)
    if (has(house, 'pool') || house.persons >= 8) expect(has(house, 'dishwasher')).toBe(true)
  }
})

/** Words in the three languages that may be said of some houses only. */
const claims: readonly (readonly [words: RegExp, isTrue: (house: (typeof houses)[number]) => boolean])[] = [
  [/brændeovn|Kaminofen|wood-burning stove/i, (house) => has(house, 'woodStove')],
  [
    /holde stille|blive stående|darf das Auto|can stay put|til fods, \d|zu Fuß: Der/,
    (house) => amountOf(house, 'shopDistance') <= 1000,
  ],
  [/poolrum|Poolbereich|pool room/i, (house) => has(house, 'pool')],
  [/saunaen|Die Sauna|the sauna/, (house) => has(house, 'sauna')],
  [/(?<!uden )opvaskemaskine|(?<!keinen )Geschirrspüler|(?<!no )dishwasher/, (house) => has(house, 'dishwasher')],
  [/tørretumbler|Trockner|dryer/, (house) => has(house, 'dryer')],
  [/Fibern|Glasfaser|[Ff]ibre/, (house) => has(house, 'fibre')],
  [/[Hh]unden? |\bHunde? |\bdogs? /, (house) => house.pets > 0],
  [/liggestol|Liegest|sun lounger|deckchair/i, (house) => has(house, 'sunLoungers')],
  [/gulvene|die Böden|the floors/, (house) => !has(house, 'carpetedFloor')],
  [/dikkedarer|Schnickschnack|any fuss/, (house) => !has(house, 'pool') && !has(house, 'spa')],
  [/generationer|mange børn har|Generationen|generations|learnt to/, (house) => house.yearBuilt < 1985],
  [/gamle? fiskerhus |[Aa]lte Fischerhaus|old fisherman|boede fiskere/, (house) => house.yearBuilt < 1960],
  [/bruser og badekar|eine Badewanne|shower and a bath/, (house) => has(house, 'bathtub')],
  [/havets bølger|Brandung oder|Sea or fjord|Waves or/, (house) => house.place.water === 'north-sea'],
  [/kræver bil|braucht man das Auto|need the car/, (house) => amountOf(house, 'shopDistance') > 4000],
  [/Havudsigten|Blick aufs Meer begleitet|see the sea/, (house) => has(house, 'seaView')],
]

test.each(languages)('%s: a description says nothing that the house does not have', (language) => {
  for (const { house, body, title } of descriptions) {
    const text = `${title[language]} ${body[language]}`
    const wrong = claims
      .filter(([words, isTrue]) => words.test(text) && !isTrue(house))
      .map(([words]) => words.exec(text)?.[0])
    expect([house.name, wrong]).toEqual([house.name, []])
  }
})

test('a house is let no earlier than it was built, and one on the ground floor has no balcony', () => {
  for (const house of houses) {
    expect(house.publishedDaysAgo).toBeLessThan((2027 - house.yearBuilt) * 365)
    if (has(house, 'balcony')) expect(amountOf(house, 'floors')).toBeGreaterThan(1)
  }
})

test('a place does not praise twice what it lies in', () => {
  for (const { house, body } of descriptions) {
    const parks = body.da.match(/ationalpark/g) ?? []
    expect([house.name, parks.length]).toEqual([house.name, Math.min(parks.length, 1)])
  }
})

test('a house stands “am” its street in German, without a noun or another article before the name', () => {
  for (const { house, body } of descriptions) {
    expect(body.de).not.toMatch(new RegExp(`(Straße|\\b(im|der|dem|auf)) ${house.street.name}`))
  }
})

test('a sentence about a house offers the same choices in three languages', () => {
  for (const file of ['description', 'sleeping', 'surroundings', 'titles']) {
    const url = new URL(`../../../src/backend/seed/data/houses/${file}.json`, import.meta.url)
    JSON.parse(readFileSync(url, 'utf8'), (_, value: unknown) => {
      if (!isText3(value)) return value
      const [danish, ...others] = languages.map((language) =>
        [...value[language].matchAll(/\[([^\]]*)\]/g)].map(([, slot = '']) => slot.split('/').length),
      )
      expect([value.en, ...others]).toEqual([value.en, danish, danish])
      return value
    })
  }
})

function isText3(value: unknown): value is Text3 {
  return value !== null && typeof value === 'object' && languages.every((language) => language in value)
}
