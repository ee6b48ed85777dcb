import { beforeAll, expect, test } from 'vitest'
import { areaOfLocation } from '../../../src/domain/areas.ts'
import { facility, facilityTypeOf } from '../../../src/domain/facilities.ts'
import { markets } from '../../../src/markets/market.ts'
import { isHouseCode } from '../../../src/urls/lodging-path.ts'
import { entries } from '../kv/seeded-editions.ts'
import { type Recorded, recordSeed, rowsOf } from './recorded-seed.ts'

const today = '2026-11-21'
const lodgings = 150
let tables: Map<string, Recorded[]>

beforeAll(async () => {
  tables = await recordSeed({ lodgings, today })
})

test('the same day and scale give the same rows', async () => {
  expect(await recordSeed({ lodgings, today })).toEqual(tables)
})

test('a house is the same at every scale', async () => {
  const few = await recordSeed({ lodgings: 12, today })
  for (const table of ['lodging', 'lodging_text', 'booking_option', 'night', 'review']) {
    const rows = rowsOf(few, table)
    expect(rows.length).toBeGreaterThan(0)
    expect(rowsOf(tables, table).slice(0, rows.length)).toEqual(rows)
  }
})

test('house codes are unique and keep the rule of codes', () => {
  const names = rowsOf(tables, 'lodging').map(({ name }) => String(name))
  expect(new Set(names).size).toBe(lodgings)
  expect(names.filter((name) => !isHouseCode(name.toLowerCase()))).toEqual([])
})

test('coordinates have five decimals and lie near the area that the location belongs to', () => {
  for (const lodging of rowsOf(tables, 'lodging')) {
    expect(String(lodging.latitude)).toMatch(/^\d{2}\.\d{5}$/)
    expect(String(lodging.longitude)).toMatch(/^\d{1,2}\.\d{5}$/)
    const area = areaOfLocation(Number(lodging.location_id))
    expect(Math.abs((area?.lat ?? 0) - Number(lodging.latitude))).toBeLessThan(0.08)
    expect(Math.abs((area?.lng ?? 0) - Number(lodging.longitude))).toBeLessThan(0.12)
  }
})

test('every facility has a name in three languages and houses have values of its type', () => {
  const named = Map.groupBy(rowsOf(tables, 'facility'), ({ id }) => id)
  for (const id of Object.values(facility)) {
    const rows = named.get(id) ?? []
    expect(rows.map(({ lan }) => lan)).toEqual([1, 2, 7])
    expect(rows.filter(({ name }) => String(name).trim() === '')).toEqual([])
  }
  for (const { facility_id, value } of rowsOf(tables, 'lodging_facility')) {
    const type = facilityTypeOf(Number(facility_id))
    if (type === 1) expect(value).toBe(1)
    else expect(typeof value).toBe(type === 3 ? 'number' : 'string')
  }
})

test('what search reads of a house is what its facilities say', () => {
  const values = new Map(
    rowsOf(tables, 'lodging_facility').map(({ lodging_id, facility_id, value }) => [
      `${lodging_id}/${facility_id}`,
      value,
    ]),
  )
  for (const lodging of rowsOf(tables, 'lodging')) {
    expect(values.get(`${lodging.id}/${facility.persons}`)).toBe(lodging.persons)
    expect(values.get(`${lodging.id}/${facility.petsMax}`) ?? 0).toBe(lodging.pets)
    expect(values.get(`${lodging.id}/${facility.bedrooms}`)).toBe(lodging.bedrooms)
    expect(values.get(`${lodging.id}/${facility.beachDistance}`)).toBe(lodging.beach_distance)
  }
})

test('a house has enough pictures, its outside first', () => {
  const images = Map.groupBy(rowsOf(tables, 'lodging_image'), ({ lodging_id }) => lodging_id)
  for (const lodging of rowsOf(tables, 'lodging')) {
    const tags = (images.get(lodging.id ?? 0) ?? []).map(({ tag }) => tag)
    expect(tags.length).toBeGreaterThanOrEqual(10)
    expect(tags.length).toBeLessThanOrEqual(24)
    expect(tags[0]).toBe('facade')
    expect(tags).toContain('bedroom')
    expect(tags).toContain('bathroom')
  }
})

test('the average of a house is that of its reviews, of which there are 5 to 40 in the last three years', () => {
  const reviews = Map.groupBy(rowsOf(tables, 'review'), ({ lodging_id }) => lodging_id)
  for (const lodging of rowsOf(tables, 'lodging')) {
    const own = reviews.get(lodging.id ?? 0) ?? []
    expect(own.length).toBeGreaterThanOrEqual(5)
    expect(own.length).toBeLessThanOrEqual(40)
    expect(own.length).toBe(lodging.review_count)
    const average = own.reduce((sum, { rating }) => sum + Number(rating), 0) / own.length
    expect(lodging.review_average).toBeCloseTo(average, 2)
    for (const { date } of own) {
      expect(String(date) >= '2023-11-21' && String(date) < today).toBe(true)
    }
  }
})

test('every text of a house is there in three languages, without a gap left in it', () => {
  const texts = rowsOf(tables, 'lodging_text')
  expect(texts).toHaveLength(lodgings * 3)
  for (const { title, body } of texts) {
    expect(`${title} ${body}`).not.toMatch(/[{}]|undefined|null|NaN/)
    expect(String(body).split(/\s+/).length).toBeGreaterThan(110)
    expect(String(body).split(/\s+/).length).toBeLessThan(270)
  }
})

test('redirects are told apart by path, in every edition, permanent and not', () => {
  const redirects = rowsOf(tables, 'redirect')
  for (const lan of [1, 2, 7]) {
    const own = redirects.filter((redirect) => redirect.lan === lan)
    expect(own.length).toBeGreaterThanOrEqual(20)
    expect(new Set(own.map(({ from_path }) => from_path)).size).toBe(own.length)
    expect(new Set(own.map(({ is_permanent }) => is_permanent))).toEqual(new Set([0, 1]))
    expect(own.filter(({ from_path, to_path }) => from_path === to_path)).toEqual([])
  }
})

test('a house without steps, and no other, says what its doors, thresholds and bathroom measure', () => {
  const { stepFree, doorWidth, thresholdHeight, bathroomTurningSpace, levelShower, grabRails } = facility
  const byHouse = Map.groupBy(rowsOf(tables, 'lodging_facility'), ({ lodging_id }) => lodging_id)
  const measured = [...byHouse.values()].map((rows) => new Map(rows.map((row) => [row.facility_id, Number(row.value)])))
  const withoutSteps = measured.filter((values) => values.has(stepFree))
  expect(withoutSteps.length).toBeGreaterThan(10)
  for (const values of withoutSteps) {
    expect(values.get(doorWidth)).toBeGreaterThanOrEqual(70)
    expect(values.get(doorWidth)).toBeLessThanOrEqual(100)
    expect(values.get(thresholdHeight)).toBeGreaterThanOrEqual(0)
    expect(values.get(thresholdHeight)).toBeLessThanOrEqual(2.5)
    expect(values.get(bathroomTurningSpace)).toBeGreaterThanOrEqual(100)
  }
  const others = measured.filter((values) => !values.has(stepFree))
  const ids = [doorWidth, thresholdHeight, bathroomTurningSpace, levelShower, grabRails]
  expect(others.filter((values) => ids.some((id) => values.has(id)))).toEqual([])
})

test('where houses without a key box are let from, the office says in each language where their key is', () => {
  const boxed = new Set(
    rowsOf(tables, 'lodging_facility')
      .filter(({ facility_id }) => facility_id === facility.notificationKeyBox)
      .map(({ lodging_id }) => lodging_id),
  )
  const unboxed = rowsOf(tables, 'lodging').filter(({ id }) => !boxed.has(id))
  const places = new Set(unboxed.map(({ location_id }) => areaOfLocation(Number(location_id))?.slug))
  const areas = entries.filter(({ type, fields }) => type === 'area' && places.has(String(fields('da').slug)))
  const offices = new Set(areas.map(({ fields }) => JSON.stringify(fields('da').department)))
  const ofOffices = entries.filter(({ id, type }) => type === 'department' && [...offices].join().includes(`"${id}"`))
  expect(ofOffices.length).toBeGreaterThan(5)
  const texts = ofOffices.flatMap(({ fields }) => markets.map(({ key }) => String(fields(key).keyDeliveryText)))
  expect(texts.filter((text) => !/kontor|Büro|office/i.test(text))).toEqual([])
})
