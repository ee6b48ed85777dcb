import { expect, test } from 'vitest'
import type { Review } from '../../../src/contracts/review.ts'
import { areas } from '../../../src/domain/areas.ts'
import { facility } from '../../../src/domain/facilities.ts'
import { pictureGroupOf, pictureWords } from '../../../src/features/lodging/pictures.tsx'
import { filterReviews, parseReviewFilter } from '../../../src/features/lodging/review-filter.ts'
import { quoteOf } from '../../../src/features/lodging/reviews.tsx'
import { roomPicturesOf } from '../../../src/features/lodging/room-pictures.tsx'
import { highlightsOf } from '../../../src/features/lodging/sections.tsx'
import { type Market, markets } from '../../../src/markets/market.ts'
import { messagesOf } from '../../../src/markets/messages/messages.ts'
import { highlighted, titledFirst } from '../../../src/ui/highlighted-facilities.ts'

const [danish, german, english] = markets

const review = (id: number, rating: number, text: string): Review => ({
  id,
  lodgingId: 1,
  lan: 1,
  name: 'Søren',
  place: 'Aarhus',
  isoCountry: 'DK',
  answerText: text,
  answerTextDa: text,
  answerTextDe: `${text} (deutsch)`,
  answerTextEn: text,
  responseText: null,
  responseTextDa: null,
  responseTextDe: null,
  responseTextEn: null,
  responseTime: null,
  date: '2026-05-01',
  rating,
  scores: null,
  hasHadAfterCare: false,
})
const reviews = [review(1, 5, 'Dejlig terrasse'), review(2, 4, 'Små Köjer, god Größe'), review(3, 3, 'For koldt')]
const found = (query: string, market: Market = danish) =>
  filterReviews(reviews, parseReviewFilter(new URLSearchParams(query)), market).map(({ id }) => id)

test('Reviews are found by all of the words, however they are typed, and by their stars', () => {
  expect(found('')).toEqual([1, 2, 3])
  expect(found('reviewWords=TERRASSE')).toEqual([1])
  expect(found('reviewWords=grosse+kojer')).toEqual([2])
  expect(found('reviewWords=soren')).toEqual([1, 2, 3])
  expect(found('reviewWords=terrasse+koldt')).toEqual([])
  expect(found('reviewStars=5')).toEqual([1])
  expect(found('reviewStars=4')).toEqual([1, 2])
  expect(found('reviewStars=3')).toEqual([3])
  expect(found('reviewStars=4&reviewWords=god')).toEqual([2])
})

test('What is searched is what the edition shows', () => {
  expect(found('reviewWords=deutsch')).toEqual([])
  expect(found('reviewWords=deutsch', german)).toEqual([1, 2, 3])
})

test('Stars that nobody can choose, and words without an end, are no filter and a short one', () => {
  expect(parseReviewFilter(new URLSearchParams('reviewStars=7'))).toEqual({ words: '', stars: null })
  expect(parseReviewFilter(new URLSearchParams({ reviewWords: 'x'.repeat(900) })).words).toHaveLength(60)
})

test('What is quoted beside the facts is the best word, of the best the newest, in the edition’s own language that does not stand below at once', () => {
  const words = 'Et dejligt hus tæt på stranden med alt, hvad vi havde brug for.'
  const on = (date: string, rating: number, text = words, lan: Review['lan'] = 1) => ({
    ...review(Date.parse(date), rating, text),
    date,
    lan,
  })
  const first = [on('2026-10-03', 5), on('2026-10-02', 5)]
  const quoted = (...more: Review[]) => quoteOf(danish, [...more, ...first])?.date
  expect(quoted()).toBeUndefined()
  expect(quoted(on('2026-07-01', 5), on('2026-08-01', 4))).toBe('2026-07-01')
  expect(quoted(on('2026-07-01', 5), on('2026-08-01', 5))).toBe('2026-08-01')
  expect(quoted(on('2026-07-01', 4), on('2026-08-01', 3))).toBe('2026-07-01')
  expect(quoted(on('2026-07-01', 5, 'Fint.'), on('2026-08-01', 5, words.repeat(9)))).toBeUndefined()
  expect(quoted(on('2026-07-01', 5, words, german.id))).toBeUndefined()
})

test('The signs of what a house has differ from one another', () => {
  const held = [
    'woodStove',
    'fencedGround',
    'activityRoom',
    'dishwasher',
    'washingMachine',
    'dryer',
    'heatPump',
  ] as const
  const icons = highlightsOf(
    { facilities: held.map((name) => ({ facilityId: facility[name], value: '1', fromDate: null, toDate: null })) },
    '2026-12-01',
    { title: '', names: messagesOf(danish).facilities },
  ).map(({ icon }) => icon)
  expect(icons).toHaveLength(held.length)
  expect(new Set(icons).size).toBe(held.length)
})

test('What the title names comes first among the highlights, in every edition', () => {
  const first = (market: Market, title: string) =>
    titledFirst(highlighted, title, messagesOf(market).facilities)
      .slice(0, 2)
      .map(({ text }) => text)
  expect(first(danish, 'Skarven – muret sommerhus med sauna og spa')).toEqual(['sauna', 'spa'])
  expect(first(danish, 'Skarven – sommerhus med brændeovn')).toEqual(['fireplace', 'pool'])
  expect(first(german, 'Vindhjem – Blockhaus mit Badefass')).toEqual(['wildernessBath', 'pool'])
  expect(first(english, 'Hejren – classic summer house with a wood-burning stove')).toEqual(['fireplace', 'pool'])
  expect(first(english, 'Hejren – house on an unspoilt plot')).toEqual(['pool', 'seaView'])
})

test('A picture says its room, how many there are, and what the house is from outside', () => {
  const [area] = areas
  const house = {
    vacationRental: { bedrooms: 3, bathrooms: 1 },
    facilities: [{ facilityId: facility.houseType, value: 'thatched' }],
  }
  const words = (tag: string, market: Market = german) =>
    pictureWords(market, messagesOf(market).lodging, house, area, { tagIds: [tag] })
  expect(words('bedroom')).toBe('Eines der 3 Schlafzimmer')
  expect(words('bathroom')).toBe('Das Bad')
  expect(words('facade')).toMatch(/^Reetdachhaus .+, von außen$/)
  expect(words('facade', danish)).toMatch(/^Stråtækt hus .+, set udefra$/)
  expect(words('never-seen')).toBe('Das Haus')
  expect(words('charging-point', danish)).toBe('Ladestanderen')
  expect(pictureGroupOf({ tagIds: ['charging-point'] })).toBe('outside')
  expect(pictureGroupOf({ tagIds: ['sauna'] })).toBe('bath')
  expect(pictureGroupOf({ tagIds: ['never-seen'] })).toBe('outside')
})

test('Beside the rooms stand two places to sleep and two kinds of bath, no picture twice', () => {
  const images = (tags: string) => tags.split(' ').map((tag, place) => ({ url: `${tag}-${place}`, tagIds: [tag] }))
  const urls = (tags: string) => roomPicturesOf(images(tags)).map(({ url }) => url)
  expect(urls('facade living-room bedroom bathroom kitchen sauna')).toEqual(['bedroom-2', 'sauna-5', 'bathroom-3'])
  // Of a kind the ones that the gallery's first five leave out.
  expect(urls('facade bedroom bathroom pool kitchen bedroom bathroom children-room bathroom')).toEqual([
    'bedroom-5',
    'children-room-7',
    'bathroom-6',
    'pool-3',
  ])
  expect(urls('facade garden dunes')).toEqual([])
})
