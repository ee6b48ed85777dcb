import { expect, test } from 'vitest'
import { facility } from '../../../src/domain/facilities.ts'
import { amenitiesOf, gapsOf, photosOf, type RentalFacts } from '../../../src/domain/vacation-rental.ts'

const image = (tag: string) => ({ tagIds: [tag] })
const whole: RentalFacts = {
  name: 'Klithuset',
  images: ['facade', 'dunes', 'sea', 'terrace', 'view', 'bathroom', 'bedroom', 'living-room'].map(image),
  latitude: 55.5601,
  longitude: 8.13007,
  vacationRental: { persons: 6 },
}

test('a house with everything lacks nothing', () => {
  expect(gapsOf(whole)).toEqual([])
})

test.each([
  ['name', { name: ' ' }],
  ['pictures', { images: [...whole.images.slice(1), image('floor-plan')] }],
  ['bedroom', { images: whole.images.map(({ tagIds }) => image(tagIds.includes('bedroom') ? 'sea' : String(tagIds))) }],
  ['position', { latitude: 55.56, longitude: 8.13 }],
  ['persons', { vacationRental: { persons: 0 } }],
])('without its %s it is not complete', (gap, change) => {
  expect(gapsOf({ ...whole, ...change })).toEqual([gap])
})

test('the rooms that have to be seen are among the first photos, and no plan is', () => {
  const photos = photosOf([...whole.images, image('floor-plan')])
  expect(photos.slice(0, 4).map(({ tagIds }) => tagIds[0])).toEqual(['facade', 'living-room', 'bedroom', 'bathroom'])
  expect(photos).toHaveLength(whole.images.length)
})

test('amenities have Google’s names, and what is gone or not there has none', () => {
  const held = (key: keyof typeof facility, value: string, toDate: string | null = null) => ({
    ...{ lodgingId: 1, facilityId: facility[key], value },
    ...{ fromDate: null, toDate },
  })
  const facilities = [
    held('internet', '1'),
    held('dryer', '0'),
    held('pool', '1', '2026-09-01'),
    held('outdoorSpa', '1'),
  ]
  expect(amenitiesOf(facilities, '2026-11-21')).toEqual(['hotTub', 'wifi'])
})
