import { expect, test } from 'vitest'
import type { Review } from '../../../src/contracts/review.ts'
import { areas } from '../../../src/domain/areas.ts'
import { facility } from '../../../src/domain/facilities.ts'
import { pictureGroupOf, pictureWords } from '../../../src/features/lodging/pictures.tsx'
import { filterReviews, parseReviewFilter } from '../../../src/features/lodging/review-filter.ts'
import { type Market, markets } from '../../../src/markets/market.ts'
import { messagesOf } from '../../../src/markets/messages/messages.ts'

const [danish, german] = markets

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
  expect(pictureGroupOf({ tagIds: ['sauna'] })).toBe('bath')
  expect(pictureGroupOf({ tagIds: ['never-seen'] })).toBe('outside')
})
