import { expect, test } from 'vitest'
import { buildHouse } from '../../../src/backend/seed/houses/build-house.ts'
import { amountOf } from '../../../src/backend/seed/houses/house.ts'
import { centres } from '../../../src/backend/seed/places/centres.ts'
import { areas } from '../../../src/domain/areas.ts'
import { labelsBeforeAreas, labelsBehindAreas } from '../../../src/features/search/map/names/labels.ts'

const houses = Array.from({ length: 600 }, (_, index) => buildHouse(index))

type Spot = readonly [lat: number, lng: number]

function metresBetween([lat, lng]: Spot, [otherLat, otherLng]: Spot): number {
  return Math.hypot(otherLat - lat, (otherLng - lng) * Math.cos((lat * Math.PI) / 180)) * 111_320
}

test('to shop, restaurant and town it is as far as the map says, by ways that are no straight lines', () => {
  const errands = [
    ['shopDistance', 'shop', 300],
    ['restaurantDistance', 'restaurant', 300],
    ['townDistance', 'shop', 0],
  ] as const
  for (const [fact, wanted, aside] of errands) {
    const spots = centres.filter(({ has }) => has.includes(wanted)).map(({ middle }) => middle)
    expect(spots.length).toBeGreaterThan(40)
    const wrong = houses.filter((house) => {
      const straight = Math.min(...spots.map((spot) => metresBetween([house.latitude, house.longitude], spot)))
      const said = amountOf(house, fact)
      return said < (straight - aside) * 1.1 - 50 || said > (straight + aside) * 1.3 + 50
    })
    expect(wrong.map(({ name }) => name)).toEqual([])
  }
})

test('what distances lead to is named on the map of the search, where it lies', () => {
  const labels = [...labelsBeforeAreas, ...labelsBehindAreas]
  const named: (readonly [name: unknown, spot: Spot])[] = [
    ...areas.map(({ title, lat, lng }) => [title, [lat, lng]] as const),
    ...labels.flatMap(({ name, spots }) => spots.map((spot) => [name, spot] as const)),
  ]
  const astray = centres.filter(
    ({ name, middle }) => !named.some(([other, spot]) => other === name && metresBetween(spot, middle) < 50),
  )
  expect(astray).toEqual([])
})
