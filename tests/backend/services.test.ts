import { createExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import * as v from 'valibot'
import { beforeEach, expect, test } from 'vitest'
import backend from '../../src/backend/index.ts'
import { climateHours } from '../../src/backend/weather/climate-hours.ts'
import { call } from './call.ts'
import { house, petFreeHouse, seedAgency } from './fixtures/agency.ts'

beforeEach(seedAgency)

test('the root names the services, and any other URL is a 404 in JSON', async () => {
  const root = v.parse(v.object({ data: v.object({ services: v.array(v.string()) }) }), await (await call('/')).json())
  expect(root.data.services).toEqual(expect.arrayContaining(['/broker/', '/content/', '/booking/', '/media/']))
  const nowhere = await call('/booking/nothing/')
  expect(nowhere.status).toBe(404)
  expect(await nowhere.json()).toMatchObject({ error: { code: 'not_found' } })
})

test.each([
  ['POST', '/related/', 'GET, HEAD, OPTIONS'],
  ['DELETE', '/workers/client/ip/', 'POST, OPTIONS'],
  ['GET', '/booking/rest/v1/booking/', 'POST, OPTIONS'],
  ['PATCH', '/booking/rest/v1/holds/some-hold/', 'PUT, GET, HEAD, DELETE, OPTIONS'],
  ['PUT', '/workers/bridge/comments/', 'POST, OPTIONS'],
])('%s %s is 405 and names the methods that there are', async (method, path, allow) => {
  const reply = await call(path, { method })
  expect(reply.status).toBe(405)
  expect(reply.headers.get('allow')).toBe(allow)
  expect(await reply.json()).toMatchObject({ error: { code: 'method_not_allowed' } })
  const options = await call(path, { method: 'OPTIONS' })
  expect([options.status, options.headers.get('allow')]).toEqual([204, allow])
})

test('similar houses are free ones around, never the house itself', async () => {
  const RelatedSchema = v.object({ data: v.array(v.object({ lodgingId: v.number(), score: v.number() })) })
  const path = `/related/?lodgingId=${house.id}&lan=2&limit=3`
  const { data } = v.parse(RelatedSchema, await (await call(path)).json())
  expect(data.map(({ lodgingId }) => lodgingId)).toEqual([petFreeHouse.id])
  expect(data[0]?.score).toBeGreaterThan(0.5)
  await env.DB.prepare('UPDATE booking_option SET status = 0 WHERE lodging_id = ?1').bind(petFreeHouse.id).run()
  expect(v.parse(RelatedSchema, await (await call(path)).json()).data).toEqual([])
})

test.each([
  ['', 400],
  ['?lodgingId=1&lan=3', 400],
  ['?lodgingId=x&lan=1', 400],
  ['?lodgingId=1&lan=1&limit=999', 400],
  ['?lodgingId=999&lan=1', 404],
])('/related/%s is refused with %d', async (query, status) => {
  expect((await call(`/related/${query}`)).status).toBe(status)
})

const blavand = { id: 'area-blavand', lat: 55.56, lng: 8.13 }

test('the usual weather of an hour is the same whenever it is requested', () => {
  const now = new Date('2027-07-03T10:20:00Z')
  const later = new Date('2027-07-03T13:05:00Z')
  expect(climateHours(blavand, now, 24).slice(3)).toEqual(climateHours(blavand, later, 21))
})

test('every month of the usual weather is what the west coast knows', () => {
  const means = Array.from({ length: 12 }, (_, month) => {
    const days = Array.from({ length: 28 }, (_, day) => new Date(Date.UTC(2027, month, day + 1)))
    const hours = days.flatMap((day) => climateHours(blavand, day, 24))
    for (const hour of hours) {
      expect(hour.airTemperature).toBeGreaterThan(-12)
      expect(hour.airTemperature).toBeLessThan(31)
      expect(hour.windSpeed).toBeGreaterThan(0)
      expect(hour.windSpeed).toBeLessThan(28)
      expect(hour.relativeHumidity).toBeLessThanOrEqual(100)
      expect(hour.symbolNext1Hours).toMatch(/^[a-z]+(_day|_night)?$/)
    }
    return hours.reduce((sum, hour) => sum + hour.airTemperature, 0) / hours.length
  })
  expect(means[0]).toBeLessThan(5)
  expect(means[7]).toBeGreaterThan(14)
})

test('a night in July is dark and a day is not', () => {
  const [night] = climateHours(blavand, new Date('2027-07-01T23:00:00Z'), 1)
  const [day] = climateHours(blavand, new Date('2027-07-01T11:00:00Z'), 1)
  expect(night?.symbolNext1Hours).not.toMatch(/_day$/)
  expect(day?.symbolNext1Hours).not.toMatch(/_night$/)
})

test('replies are held back by DELAY_MS, and a worker without its key answers nothing and says why', async () => {
  const request = () => new Request('http://backend/media/?w=1')
  const before = Date.now()
  expect((await backend.fetch(request(), { ...env, DELAY_MS: '120' }, createExecutionContext())).status).toBe(400)
  expect(Date.now() - before).toBeGreaterThanOrEqual(115)
  const keyless = await backend.fetch(request(), { ...env, SERVICE_KEY: '' }, createExecutionContext())
  expect(keyless.status).toBe(503)
  expect(await keyless.text()).toContain('SERVICE_KEY is not set')
})
