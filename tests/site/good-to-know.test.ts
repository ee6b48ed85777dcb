import { expect, test } from 'vitest'
import { facilityGroupNames, facilityNames } from '../../src/backend/seed/facilities.ts'
import {
  type FacilityKey,
  facility,
  facilityGroup,
  facilityGroupsOf,
  facilityTypeOf,
} from '../../src/domain/facilities.ts'
import { noticeKeys } from '../../src/domain/good-to-know.ts'
import { addDays, today } from '../../src/domain/stays.ts'
import { markets } from '../../src/markets/market.ts'
import { messagesOf } from '../../src/markets/messages/messages.ts'
import { openSite, origins } from './site.ts'

/** Facilities that the house's page shows by something else than their name, and why. */
const shownOtherwise: Partial<Record<FacilityKey, string>> = {
  ...of(
    ['changeDayThursday', 'changeDayFriday', 'changeDaySaturday', 'changeDaySunday', 'changeDayMonday'],
    'calendar',
  ),
  ...of(['discountEarlyBird', 'discountLastMinute', 'discountLongStay', 'discountTwoWeeks'], 'the prices have it'),
  ...of(['rooms'], 'the rooms and their plan'),
}

function of(keys: readonly FacilityKey[], reason: string): Partial<Record<FacilityKey, string>> {
  return Object.fromEntries(keys.map((key) => [key, reason]))
}

type Held = { lodgingId: number; facilityId: number; value: string; fromDate: string | null; toDate: string | null }
const held = (key: FacilityKey, value = '1', fromDate: string | null = null, toDate: string | null = null): Held => ({
  ...{ lodgingId: 17, facilityId: facility[key], value, fromDate, toDate },
})

async function pageOf(facilities: readonly Held[], path = '/sommerhus-bl1017/', column = 0) {
  const market = markets[column] ?? markets[0]
  const rooms = ['facade', 'living-room', 'bedroom', 'bathroom', 'kitchen', 'view', 'garden', 'dunes']
  const lodging = {
    ...{ id: 17, name: 'BL1017', address1: 'Klitvej 1', postalCode: '6857', city: 'Blåvand', locationId: 141 },
    ...{ departmentSysId: 'office', latitude: 55.56012, longitude: 8.13007, rating: 4 },
    street: { id: 1, name: 'Klitvej', slug: 'klitvej', locationId: 141 },
    descriptions: [],
    images: rooms.map((tag) => ({ url: tag, tagIds: [tag], fileSize: 1, width: 1600, height: 1067, sortOrder: 1 })),
    vacationRental: { persons: 6, pets: 1, bedrooms: 3, bathrooms: 1, houseArea: 92, beachDistance: 300 },
    ...{ facilities, reviewStat: null, reviews: [], cheapestBookingOptions: [], itemPrices: [] },
  }
  const replies: Record<string, object> = {
    LodgingHouse: { lodging, arrivals: [] },
    Facilities: {
      facilities: (Object.keys(facility) as FacilityKey[]).map((key) => ({
        ...{ id: facility[key], name: facilityNames[key][market.key], typeId: facilityTypeOf(facility[key]) },
        ...{ facilityGroupIds: facilityGroupsOf(facility[key]), description: '' },
      })),
      facilityGroups: (Object.keys(facilityGroup) as (keyof typeof facilityGroup)[]).map((key, sortOrder) => ({
        ...{ id: facilityGroup[key], name: facilityGroupNames[key][market.key], sortOrder },
      })),
    },
  }
  const site = openSite({
    routes: { lodging: async () => ({ id: 17, titles: { da: 'Klithuset', de: 'Klithuset', en: 'Klithuset' } }) },
    broker: async ({ name }) => {
      if (!replies[name]) throw new Error(`No reply to ${name}`)
      return replies[name] as never
    },
  })
  const response = await site.fetch(origins[market.key] + path)
  const html = await response.text()
  expect(response.status, String(site.problems[0])).toBe(200)
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>')).replaceAll('&#x27;', "'")
  return { main, data: html.match(/<script type="application\/ld\+json">(.*?)<\/script>/s)?.[1] ?? '' }
}

const paths = ['/sommerhus-bl1017/', '/ferienhaus-bl1017/', '/holiday-home-bl1017/']

test('each facility that a house can have is shown on its page, or something else shows it', async () => {
  for (const [column, market] of markets.entries()) {
    const keys = Object.keys(facility) as FacilityKey[]
    const { main } = await pageOf(
      keys.map((key) => held(key)),
      paths[column],
      column,
    )
    const { texts } = messagesOf(market).goodToKnow
    const missing = keys.filter((key) => {
      const notice = noticeKeys.find((each) => each === key)
      return !main.includes(notice ? `<li>${texts[notice]}<` : `<li>${facilityNames[key][market.key]}<`)
    })
    expect(missing, market.key).toEqual(Object.keys(shownOtherwise))
  }
})

test('what holds for a time is told with it, and of a stay only where it holds on one of its days', async () => {
  const [arrival, end] = [addDays(today(), 60), addDays(today(), 30)]
  const texts = messagesOf(markets[0]).goodToKnow.texts
  const facilities = [
    held('notificationBuildingNearby', '1', null, end),
    held('notificationRenovated', '1', addDays(arrival, 7)),
    held('notificationNewHouse', '1', addDays(arrival, 8)),
    held('notificationNoYouthGroups', '0'),
    held('notificationKeyBox', '1', null, '2020-01-01'),
  ]
  const { main, data } = await pageOf(facilities)
  expect(main).toContain(`${texts.notificationBuildingNearby} (`)
  expect(main).toContain(texts.notificationNewHouse)
  expect(main).not.toContain(texts.notificationNoYouthGroups)
  expect(main).not.toContain(texts.notificationKeyBox)
  expect(data).not.toContain('selfCheckinCheckout')
  const stay = await pageOf(facilities, `/sommerhus-bl1017/?arrival=${arrival}&duration=7`)
  expect(stay.main).not.toContain(texts.notificationBuildingNearby)
  expect(stay.main).toContain(texts.notificationRenovated)
  expect(stay.main).not.toContain(texts.notificationNewHouse)
})

test('the data for search engines say what the page says: self check-in, times and the registration number', async () => {
  const { main, data } = await pageOf([held('notificationKeyBox'), held('registrationNumber', 'DK-6857-000017')])
  expect(main).toContain(messagesOf(markets[0]).goodToKnow.texts.notificationKeyBox)
  expect(data).toContain('"selfCheckinCheckout"')
  expect(main).toContain('Ankomst fra kl. 16.00, afrejse senest kl. 10.00<')
  expect(data).toContain('"checkinTime":"16:00"')
  expect(main).toContain('<span>DK-6857-000017</span>')
  expect(data).toContain('"name":"licenseNum","value":"DK-6857-000017"')
  const without = await pageOf([held('notificationKeyBox', '0'), held('registrationNumber', ' ')])
  expect(without.data).not.toMatch(/licenseNum|selfCheckinCheckout/)
})

test('the plan names each room with its beds, in every language, and is left out where no bedroom is known', async () => {
  const facts = [
    held('bedrooms', '2'),
    held('doubleBeds'),
    held('singleBeds', '2'),
    held('bathrooms'),
    held('woodStove'),
  ]
  const legends = [
    ['Stue, brændeovn', 'Soverum, dobbeltseng', 'Soverum, 2 enkeltsenge', 'Badeværelse'],
    ['Wohnzimmer, Kaminofen', 'Schlafzimmer, Doppelbett', 'Schlafzimmer, 2 Einzelbetten', 'Badezimmer'],
    ['Living room, wood-burning stove', 'Bedroom, double bed', 'Bedroom, 2 single beds', 'Bathroom'],
  ]
  for (const [column, legend] of legends.entries()) {
    const plan = planOf((await pageOf(facts, paths[column], column)).main)
    for (const line of legend) expect(plan).toContain(`<li>${line}<`)
    expect(plan.match(/<li>/g)).toHaveLength(5)
  }
  expect(planOf((await pageOf([held('woodStove')])).main)).toBe('')
})

test('beds and baths are told room by room where the broker lists them, and counted where it does not or is wrong', async () => {
  const counted = [
    ...[held('bedrooms', '2'), held('doubleBeds'), held('singleBeds', '2'), held('bathrooms', '2'), held('bathtub')],
  ]
  const listed = 'bedroom: single, single; bedroom: double; bathroom: shower; bathroom: bathtub'
  const roomsOf = (html: string) => {
    const [, ...items] = (/<ul class="facts rooms">.*?<\/ul>/s.exec(html)?.[0] ?? '').split('<li')
    return items.map((item) =>
      `<${item}`
        .replaceAll('</b>', ': ')
        .replace(/<[^>]*>/g, '')
        .replaceAll('\u00a0', ' '),
    )
  }
  const rooms = [
    ['Soverum 1: 2 enkeltsenge', 'Soverum 2: dobbeltseng', 'Badeværelse 1: bruser', 'Badeværelse 2: badekar'],
    ['Schlafzimmer 1: 2 Einzelbetten', 'Schlafzimmer 2: Doppelbett', 'Badezimmer 1: Dusche', 'Badezimmer 2: Badewanne'],
    ['Bedroom 1: 2 single beds', 'Bedroom 2: double bed', 'Bathroom 1: shower', 'Bathroom 2: bath'],
  ]
  for (const [column, each] of rooms.entries()) {
    const { main } = await pageOf([...counted, held('rooms', listed)], paths[column], column)
    expect(roomsOf(main)).toEqual(each)
    for (const room of each) expect(planOf(main)).toContain(`<li>${room.replace(/ \d: /, ', ')}<`)
  }
  const wrong = ['', listed.replace('shower', 'sauna'), 'bedroom: double; bathroom: shower', listed.replace(':', ' ')]
  for (const value of wrong) {
    const { main } = await pageOf([...counted, held('rooms', value)])
    expect(roomsOf(main), value).toEqual(['dobbeltseng', '2 enkeltsenge', 'badekar'])
    expect(main).not.toContain(listed)
  }
})

function planOf(html: string): string {
  return /<div class="floor-plan".*?<\/div>/s.exec(html)?.[0] ?? ''
}
