import { beforeAll, expect, test } from 'vitest'
import reviewTexts from '../../../src/backend/seed/data/reviews.json' with { type: 'json' }
import { buildHouse } from '../../../src/backend/seed/houses/build-house.ts'
import { reviewColumns, reviewsOf } from '../../../src/backend/seed/reviews/reviews.ts'
import { languages, type Text3 } from '../../../src/backend/seed/texts.ts'

type Review = Record<string, string | number | null>
let byHouse: Review[][]
let reviews: Review[]

beforeAll(() => {
  byHouse = Array.from({ length: 600 }, (_, index) =>
    reviewsOf(buildHouse(index), '2026-11-23').rows.map((row) =>
      Object.fromEntries(reviewColumns.map((column, place) => [column, row[place] ?? null])),
    ),
  )
  reviews = byHouse.flat()
})

const sentencesOf = (text: unknown) => String(text).split(/(?<=[.!?]) (?=\p{Lu}|\d)/u)

test.each(languages)('%s: no sentence stands twice among the reviews of a house, nor among the answers', (language) => {
  for (const own of byHouse) {
    for (const column of [`answer_text_${language}`, `response_text_${language}`]) {
      const said = own.flatMap((review) => (review[column] ? [sentencesOf(review[column])] : [])).flat()
      const thanks = /^(Tak|Danke|Thank you|Beklager|Det er vi kede af|Das tut uns leid|We are sorry)\b.{0,30}$/
      const twice = said.filter((sentence, place) => said.indexOf(sentence) !== place && !thanks.test(sentence))
      expect(twice).toEqual([])
    }
  }
})

test('the reviews are as many different texts, and hardly a sentence stands in one of seventy', () => {
  expect(reviews.length).toBe(10_462)
  expect(new Set(reviews.map(({ answer_text_en: text }) => text)).size).toBeGreaterThan(reviews.length * 0.97)
  const counts = new Map<string, number>()
  for (const { answer_text_en: text } of reviews) {
    for (const sentence of sentencesOf(text)) counts.set(sentence, (counts.get(sentence) ?? 0) + 1)
  }
  expect(Math.max(...counts.values())).toBeLessThan(reviews.length / 70)
})

test('no text has a slot left, or a space too many', () => {
  for (const review of reviews) {
    for (const language of languages) {
      const text = `${review[`answer_text_${language}`]}${review[`response_text_${language}`] ?? ''}`
      expect(text).not.toMatch(/[[\]{}]|undefined| {2}| [.,!?]|\.\./)
      expect(text).toMatch(/^\p{Lu}|^\d/u)
    }
  }
})

/** What can't be said in one review, in the English that all of them are written in too. */
const opposites: readonly (readonly [RegExp, RegExp])[] = [
  [
    /\b(clean and tidy|sparkling|first class|been hoovered|could not be faulted|smelt fresh)\b/,
    /not been cleaned|sand in the shower|crumbs|(musty|damp) smell/,
  ],
  [
    /slept (like|very well|ten)|comfortable|mattresses, for which/,
    /mattresses are too soft|mattresses are worn|slept badly/,
  ],
  [/warm when we arrived/, /house was cold/],
  [/pool was (nice and|beautifully) warm/, /pool was only/],
  [/Once the hot tub is warm|The hot tub under/, /hot tub takes/],
  [/sauna (heats up fast|is good and hot|was on|was used)|A sauna after/, /sauna (never|took)/],
  [/internet is (fast|reliable)|Wi-Fi is fast/, /internet (kept dropping|was slow)/],
  [/quiet like this|all we heard|No traffic|stayed (in my bag|off)/, /neighbours were/],
  [
    /On the whole, a good|Ten out of ten|Five stars|perfect holiday|thoroughly good|nothing to (complain|find)|not get (any better|better)/,
    /disappointed|choose another house|cannot (recommend|speak)/,
  ],
  [
    /Ten out of ten|perfect holiday|thoroughly good|complain about|Everything matched|not get (any better|better)/,
    /too soft|worn|blunt|dropping out|slippery|sand in the shower|blocked|further to the beach|not enough|old-fashioned/,
  ],
  [/knives were sharp|sharp knives|[Nn]othing was missing|everything you need/, /knives|not enough (plates|glasses)/],
  [/Good lamps/, /too little light|one good lamp/],
  [
    /two of us|just right for a couple|perfect for a couple/,
    /children (were|built|are already)|teenagers|generations|Two families|little ones/,
  ],
  [
    /swam every day|ate outside every day|Light evenings/,
    /stove with|had the (coast|beach)|night sky|freezing|autumn holiday/,
  ],
]

test('no review says one thing and its opposite', () => {
  const contradictions = reviews.flatMap(({ answer_text_en: text }) =>
    opposites.flatMap(([one, other]) => {
      const [said, denied] = [one.exec(String(text))?.[0], other.exec(String(text))?.[0]]
      // The same words may be what both look for: knives that are sharp are knives.
      return said && denied && !said.includes(denied) ? [[said, denied, text]] : []
    }),
  )
  expect(contradictions).toEqual([])
})

test('stars and words agree', () => {
  const faults = reviewTexts.criticism.map(({ text }) => patternOf(text.en))
  for (const { answer_text_en: text, rating } of reviews) {
    const found = faults.filter((fault) => fault.test(String(text))).length
    if (rating === 5) expect([text, found]).toEqual([text, 0])
    else if (rating === 4) expect(found).toBeLessThanOrEqual(1)
    else expect([text, found > 0]).toEqual([text, true])
  }
})

test('scores agree with what is said of their part, and with the stars', () => {
  const topicsOf = { cleanliness: ['clean', 'damp'], service: ['key', 'office', 'folder'] }
  const found = { fault: 0, praise: 0 }
  for (const [part, topics] of Object.entries(topicsOf)) {
    const about = <Remark extends { topics?: string[]; text: Text3 }>(remarks: readonly Remark[]) =>
      remarks
        .filter((each) => each.topics?.some((topic) => topics.includes(topic)))
        .map(({ text }) => patternOf(text.en))
    const [faults, praise] = [about(reviewTexts.criticism), about(reviewTexts.praise)]
    for (const { answer_text_en: text, scores: json, rating } of reviews) {
      const score = JSON.parse(String(json))[part]
      expect(score).toBeGreaterThanOrEqual(1)
      expect(score).toBeLessThanOrEqual(5)
      if (faults.some((fault) => fault.test(String(text)))) {
        found.fault += 1
        expect([text, part, score <= 3]).toEqual([text, part, true])
      } else if (praise.some((each) => each.test(String(text)))) {
        found.praise += 1
        expect([text, part, score >= 4]).toEqual([text, part, true])
      } else expect(Math.abs(score - Number(rating))).toBeLessThanOrEqual(1)
    }
  }
  expect(found.fault).toBeGreaterThan(100)
  expect(found.praise).toBeGreaterThan(1000)
})

test('the agency answers what was said, and thanks only those who had nothing to complain of', () => {
  const criticism = reviewTexts.criticism.map(({ text, answer }) => [patternOf(text.en), patternOf(answer.en)] as const)
  const thanks = reviewTexts.thanks.map(({ text }) => patternOf(text.en))
  const answered = reviews.filter(({ response_text_en: answer }) => answer !== null)
  expect(answered.length).toBeGreaterThan(1000)
  for (const { answer_text_en: text, response_text_en: answer } of answered) {
    const faults = criticism.filter(([fault]) => fault.test(String(text)))
    const isFitting =
      faults.length > 0
        ? faults.some(([, fitting]) => fitting.test(String(answer)))
        : thanks.some((thank) => thank.test(String(answer)))
    expect([text, answer, isFitting]).toEqual([text, answer, true])
  }
})

test('guests speak of what the house has and of the time of year', () => {
  for (const [index, own] of byHouse.entries()) {
    const { equipment, pets } = buildHouse(index)
    for (const { answer_text_en: text, date } of own) {
      const said = String(text)
      if (/\bpool\b/.test(said.replace('pool table', ''))) expect(equipment.has('pool')).toBe(true)
      if (/\bsauna\b/.test(said)) expect(equipment.has('sauna')).toBe(true)
      if (/\bthe stove\b|wood-burning stove/.test(said)) expect(equipment.has('woodStove')).toBe(true)
      if (/\b(?:[Tt]he dog|dogs)\b/.test(said)) expect(pets).toBeGreaterThan(0)
      const month = Number(String(date).slice(5, 7))
      if (/Daylight until/.test(said)) expect([6, 7]).toContain(month)
      if (/all we heard was birds/.test(said)) expect([3, 4, 5, 6, 7, 8]).toContain(month)
      if (/swam every day|built sandcastles|in summer\b/.test(said)) expect([6, 7, 8]).toContain(month)
      if (/\bin winter we|freezing|house in winter\b/.test(said)) expect([12, 1, 2]).toContain(month)
    }
  }
})

test('every remark is there in three languages that offer the same choices', () => {
  for (const remark of Object.values(reviewTexts).flat()) {
    const texts: Text3[] = [remark.text]
    if ('answer' in remark) texts.push(remark.answer)
    for (const text of texts) {
      const [danish, ...others] = languages.map((language) =>
        [...text[language].matchAll(/\[([^\]]*)\]/g)].map(([, slot = '']) => slot.split('/').length),
      )
      expect(others).toEqual([danish, danish])
    }
  }
})

/** A sentence with slots as a pattern that all of its wordings match. */
function patternOf(sentence: string): RegExp {
  const parts = sentence.split(/(\[[^\]]*\])/).map((part) => {
    const escaped = part.replace(/^\[|\]$/g, '').replace(/[.*+?^${}()|\\]/g, '\\$&')
    return part.startsWith('[') ? `(?:${escaped.replaceAll('/', '|')})` : escaped
  })
  return new RegExp(parts.join(''))
}
