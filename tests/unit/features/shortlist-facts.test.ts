import { expect, test } from 'vitest'
import { facility } from '../../../src/domain/facilities.ts'
import type { BoardHouse } from '../../../src/features/shortlist/board-parts.tsx'
import { formatFacts, sortOutFacts } from '../../../src/features/shortlist/sameness.tsx'
import { markets } from '../../../src/markets/market.ts'
import { messagesOf } from '../../../src/markets/messages/messages.ts'

const house: BoardHouse = {
  ...{ id: 1, name: 'BL1', title: 'Klithuset', area: 'Blåvand', picture: null, href: '/', bookHref: null },
  ...{ state: 'free', date: null, duration: null, total: null, rated: 0, facilityIds: [], members: [] },
  facts: { persons: 4, bedrooms: 2, bathrooms: 1, houseArea: 80, pets: 0, beachDistance: 300 },
}

test.each(markets)('$key: of two whirlpools a shared list names the one that each house has', (market) => {
  const messages = messagesOf(market)
  const houses = [[facility.spa], [facility.outdoorSpa]].map((facilityIds) => ({ ...house, facilityIds }))
  const { differing } = sortOutFacts(houses)
  const [indoors, outdoors] = houses.map((each) =>
    formatFacts(market, messages, each, differing).filter(({ isLack }) => !isLack),
  )
  expect(indoors?.map(({ text }) => text)).toEqual([messages.facilities.spa])
  expect(outdoors?.map(({ text }) => text)).toEqual([messages.facilities.outdoorSpa])
  // A house with a whirlpool outdoors is not said to have none.
  expect(formatFacts(market, messages, { ...house, facilityIds: [facility.outdoorSpa] }, differing)).toHaveLength(1)
})
