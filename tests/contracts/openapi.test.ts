import { AjvJsonSchemaValidator } from '@modelcontextprotocol/sdk/validation/ajv'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import description from '../../client/public/api/openapi.json' with { type: 'json' }
import { fetchSitePage } from '../../src/commands/crawl/page.ts'
import { MapReplySchema } from '../../src/contracts/map.ts'
import { thisSite } from '../this-site.ts'

const { paths, components } = description
const validator = new AjvJsonSchemaValidator()

type GetPath = {
  [Path in keyof typeof paths]: (typeof paths)[Path] extends { get: unknown } ? Path : never
}[keyof typeof paths]

/** Members of the reply that differ from its description, with the reply. */
async function held(path: GetPath, query: string, status = 200) {
  const reply = await fetchSitePage(`http://de.localhost:${thisSite().port}${path}?${query}`)
  expect(reply.status).toBe(status)
  expect(paths[path].get.responses).toHaveProperty(String(status))
  const body: unknown = JSON.parse(await reply.text())
  const ofData = paths[path].get.responses['200'].content['application/json'].schema
  const schema = { ...(status === 200 ? ofData : components.schemas.Error), components }
  return { body, fault: validator.getValidator(schema as object)(body).errorMessage }
}

test('the site answers programs as its description says', async () => {
  const found = await held('/api/search/', 'result=50')
  expect(found.fault).toBeUndefined()
  const [house] = (found.body as { data: { hits: { name: string }[] } }).data.hits
  const code = house?.name ?? ''
  const part = await mapOf('kort=55.5,8,55.7,8.3&zoom=11')
  const wholeCoast = await mapOf('kort=54,7,58,13&zoom=6')
  for (const { total, ofPins, ofGroups } of [part, wholeCoast]) expect(ofPins + ofGroups).toBe(total)
  expect(wholeCoast.total).toBeGreaterThan(part.total)
  const calendar = await held('/api/calendar/', `lodging=${code}&duration=7`)
  expect(calendar.fault).toBeUndefined()
  const streets = await held('/api/streets/', '')
  expect(streets.fault).toBeUndefined()
  const [street = ''] = (streets.body as { data: string[] }).data
  const onStreet = await held('/api/search/', `${new URLSearchParams({ vejnavn: street })}`)
  expect(onStreet.fault).toBeUndefined()
  expect((onStreet.body as { data: { totalHits: number } }).data.totalHits).toBeGreaterThan(0)
  const stay = (calendar.body as { data: { stays: { arrival: string; totalPrice: number }[] } }).data.stays.at(-1)
  const price = await held('/api/price/', `lodging=${code}&arrival=${stay?.arrival}&duration=7&adults=2`)
  expect(price.fault).toBeUndefined()
  expect(price.body).toMatchObject({ data: { state: 'free', quote: { total: stay?.totalPrice } } })
  const never = await held('/api/price/', `lodging=${code}&arrival=2040-01-01&duration=59&adults=2`)
  expect([never.fault, never.body]).toMatchObject([undefined, { data: { quote: null } }])
  const crowd = await held('/api/price/', `lodging=${code}&arrival=${stay?.arrival}&duration=7&adults=40`)
  expect([crowd.fault, crowd.body]).toMatchObject([undefined, { data: { signed: '' } }])
})

test.each([
  ['/api/search/cards/', 'viewType=map'],
  ['/api/search/counts/', 'of=houses'],
  ['/api/find/', 'q=sauna'],
  ['/api/session/', ''],
  ['/api/favorites/', ''],
  ['/builds/latest.json', ''],
  ['/api/health/', ''],
] as const)('%s?%s answers the site’s own pages as its description says', async (path, query) => {
  expect((await held(path, query)).fault).toBeUndefined()
})

/** What the map says of a part of it: houses, and the sums of those that are pins and of those in groups. */
async function mapOf(query: string) {
  const { body, fault } = await held('/api/map/', query)
  expect(fault).toBeUndefined()
  const { total, pins, groups } = v.parse(MapReplySchema, body).data
  return { total, ofPins: pins.length, ofGroups: groups.reduce((sum, [, , count]) => sum + count, 0) }
}

test.each([
  [[[56.2, 8.2, 3000]], true],
  [[[56.2, 8.2]], false],
  [[[56.2, 8.2, 3000, 1]], false],
  [[[56.2, 8.2, 'many']], false],
])('a map with the groups %j is one as described: %s', (groups, isDescribed) => {
  const schema = { ...components.schemas.MapContent, components }
  expect(validator.getValidator(schema as object)({ total: 3000, pins: [], groups }).valid).toBe(isDescribed)
})

const manyCriteria = Array.from({ length: 400 }, (_, index) => `${index + 1}=ne~77`).join('&')

test.each([
  ['/api/search/', manyCriteria, 400],
  ['/api/map/', 'kort=1,2,3&zoom=5', 400],
  ['/api/map/', `kort=54,7,58,13&zoom=6&${manyCriteria}`, 400],
  ['/api/calendar/', 'lodging=../x', 400],
  ['/api/calendar/', 'lodging=ZZ9999', 404],
  ['/api/price/', 'lodging=ZZ9999&arrival=never&duration=7&adults=2', 400],
] as const)('%s with %s is refused as described', async (path, query, status) => {
  expect((await held(path, query, status)).fault).toBeUndefined()
})
