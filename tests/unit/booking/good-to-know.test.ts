import { expect, test } from 'vitest'
import { facility } from '../../../src/domain/facilities.ts'
import { addDays } from '../../../src/domain/stays.ts'
import { markets } from '../../../src/markets/market.ts'
import { messagesOf } from '../../../src/markets/messages/messages.ts'
import { href } from '../../../src/urls/paths.ts'
import { draftsInMemory } from '../../drafts-in-memory.ts'
import { arrivals, createGuest, house, newWorld, typedGuest } from './guest-at-work.ts'

const [first = '', second = ''] = arrivals
const stayForm = { arrival: second, duration: '7', adults: '2', children: '0', infants: '0', pets: '0' }
const held = (key: keyof typeof facility, fromDate: string | null = null, toDate: string | null = null) => ({
  ...{ lodgingId: house.id, facilityId: facility[key], value: '1', fromDate, toDate },
})

/** The list below the heading of the box; null where there is no box. */
function boxOf(html: string, title: string): string[] | null {
  const list = new RegExp(`<h2[^>]*>${title}</h2><ul>(.*?)</ul>`, 's').exec(html)?.[1]
  return list === undefined ? null : [...list.matchAll(/<li>([^<]*)/g)].map(([, line = '']) => line)
}

test.each(markets.map((market) => [market.key, market] as const))(
  '%s: steps 1 and 3 tell what to know of the house during the stay, and no other time',
  async (_, market) => {
    const world = newWorld()
    world.facilities = [
      held('notificationNoYouthGroups'),
      held('notificationKeyBox', null, addDays(first, 2)),
      held('notificationBuildingNearby', addDays(second, 3), addDays(second, 30)),
    ]
    const { title, texts } = messagesOf(market).goodToKnow
    const guest = createGuest(world, draftsInMemory(), market)
    await guest.get(`${href.booking()}?lodging=${house.name}&arrival=${second}&duration=7`)
    const step1 = boxOf((await guest.get(href.bookingStep(1))).html, title)
    expect(step1).toHaveLength(2)
    await guest.post(href.bookingStep(1), stayForm)
    await guest.post(href.bookingStep(2), typedGuest)
    const step3 = boxOf((await guest.get(href.bookingStep(3))).html, title)
    expect(step3).toEqual(step1)
    const all = step1?.join(' ').replaceAll('&#x27;', "'") ?? ''
    expect(all).toContain(texts.notificationNoYouthGroups)
    expect(all).toContain(texts.notificationBuildingNearby)
    expect(all).not.toContain(texts.notificationKeyBox)
  },
)

test('a house with nothing to tell has no box', async () => {
  const guest = createGuest(newWorld())
  await guest.get(`${href.booking()}?lodging=${house.name}&arrival=${second}&duration=7`)
  expect(boxOf((await guest.get(href.bookingStep(1))).html, messagesOf(markets[0]).goodToKnow.title)).toBeNull()
})
