import { createScheduledController } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import * as v from 'valibot'
import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest'
import { readVariables } from '../../src/backend/env.ts'
import backend from '../../src/backend/index.ts'
import { refreshWeather } from '../../src/backend/weather/refresh-weather.ts'
import { AreaWeatherSchema } from '../../src/contracts/weather.ts'
import { areas } from '../../src/domain/areas.ts'
import { askBroker } from './call.ts'

const settings = { url: 'https://weather.example/compact', agent: 'marehalm.example post@marehalm.example' }
const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** Requests to the stand-in source, and its replies. */
let requests: { url: URL; headers: Headers }[] = []
let answer: () => Response | Promise<Response>
let log: MockInstance<typeof console.error>

beforeEach(async () => {
  requests = []
  answer = () => forecast()
  log = vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    requests.push({ url: new URL(String(url)), headers: new Headers(init?.headers) })
    return answer()
  })
  await env.DB.batch([env.DB.prepare('DELETE FROM weather_fetch'), env.DB.prepare('DELETE FROM area_weather')])
})
afterEach(() => vi.restoreAllMocks())

function step(time: number, temperature: number) {
  const period = (symbol_code: string) => ({ summary: { symbol_code }, details: {} })
  return {
    time: new Date(time).toISOString().replace('.000Z', 'Z'),
    data: {
      instant: {
        details: {
          air_pressure_at_sea_level: 1012.4,
          air_temperature: temperature,
          cloud_area_fraction: 71.1,
          relative_humidity: 88.2,
          wind_from_direction: 243.5,
          wind_speed: 9.4,
          dew_point_temperature: 3.1,
        },
      },
      next_1_hours: period('rainshowers_day'),
      next_6_hours: period('rain'),
      next_12_hours: period('cloudy'),
    },
  }
}

const thisHour = () => Math.floor(Date.now() / hour) * hour
const madeAt = () => new Date(thisHour() - hour).toISOString()

function forecast({ temperature = 7.3, headers = {}, status = 200 } = {}): Response {
  const timeseries = Array.from({ length: 60 }, (_, index) => step(thisHour() + index * hour, temperature))
  return Response.json(
    { type: 'Feature', properties: { meta: { updated_at: madeAt(), units: {} }, timeseries } },
    { status, headers: { 'last-modified': 'Sat, 21 Nov 2026 05:00:00 GMT', ...headers } },
  )
}

/** Asks about one place alone: all others are not due. */
async function refreshOne(now = Date.now()) {
  const ids = JSON.stringify(areas.map(({ slug }) => `area-${slug}`))
  await env.DB.prepare(
    `INSERT OR IGNORE INTO weather_fetch (contentful_area_id, due_at)
     SELECT value, iif(value = 'area-blavand', 0, 9000000000000000) FROM json_each(?1)`,
  )
    .bind(ids)
    .run()
  await refreshWeather(env.DB, settings, now)
}

async function shown() {
  const { areaWeather } = v.parse(
    v.object({ areaWeather: v.array(AreaWeatherSchema) }),
    await askBroker(
      `{ areaWeather(contentfulAreaId: "area-blavand", limit: 100) { id contentfulAreaId time lat lng airPressure
           airTemperature cloudAreaFraction relativeHumidity windFromDirection windSpeed symbolNext1Hours
           symbolNext6Hours symbolNext12Hours source madeAt } }`,
    ),
  )
  return areaWeather
}

const stateOf = () =>
  env.DB.prepare("SELECT * FROM weather_fetch WHERE contentful_area_id = 'area-blavand'").first<{
    due_at: number
    confirmed_at: number | null
    failures: number
  }>()

test('of a reply that goes on and on no more is read than a forecast has', async () => {
  let sent = 0
  answer = () =>
    new Response(
      new ReadableStream<Uint8Array>({
        pull(controller) {
          sent += 100_000
          controller.enqueue(new Uint8Array(100_000))
          if (sent >= 10_000_000) controller.close()
        },
      }),
    )
  await refreshOne()
  expect(sent).toBeLessThan(1_000_000)
})

test('a fetched forecast is what the broker tells, with its source and when it was made', async () => {
  await refreshOne()
  expect(requests).toHaveLength(1)
  expect(requests[0]?.url.href).toBe('https://weather.example/compact?lat=55.5594&lon=8.1306')
  expect(requests[0]?.headers.get('user-agent')).toBe(settings.agent)
  expect(requests[0]?.headers.get('accept-encoding')).toBe('gzip')
  expect(requests[0]?.headers.has('if-modified-since')).toBe(false)
  const hours = await shown()
  expect(hours).toHaveLength(60)
  expect(hours[0]).toMatchObject({
    contentfulAreaId: 'area-blavand',
    time: new Date(thisHour()).toISOString(),
    airPressure: 1012.4,
    airTemperature: 7.3,
    cloudAreaFraction: 71.1,
    relativeHumidity: 88.2,
    windFromDirection: 243.5,
    windSpeed: 9.4,
    symbolNext1Hours: 'rainshowers_day',
    symbolNext6Hours: 'rain',
    symbolNext12Hours: 'cloudy',
    source: 'met',
    madeAt: madeAt(),
  })
})

test('nobody asks before the forecast expires, and then only for what has changed since', async () => {
  const now = Date.now()
  answer = () => forecast({ headers: { expires: new Date(now + 40 * minute).toUTCString() } })
  await refreshOne(now)
  await refreshOne(now + 39 * minute)
  expect(requests).toHaveLength(1)

  answer = () => new Response(null, { status: 304, headers: { expires: new Date(now + 2 * hour).toUTCString() } })
  await refreshOne(now + 41 * minute)
  expect(requests[1]?.headers.get('if-modified-since')).toBe('Sat, 21 Nov 2026 05:00:00 GMT')
  expect(await shown()).toHaveLength(60)
  expect((await stateOf())?.confirmed_at).toBe(now + 41 * minute)
  await refreshOne(now + 119 * minute)
  expect(requests).toHaveLength(2)

  answer = () => forecast({ temperature: 4.5 })
  await refreshOne(now + 121 * minute)
  const hours = await shown()
  expect(hours).toHaveLength(60)
  expect(new Set(hours.map(({ airTemperature }) => airTemperature))).toEqual(new Set([4.5]))
})

const withoutSteps = { properties: { meta: { updated_at: '2027-01-01T00:00:00Z' }, timeseries: [] } }
test.each<[string, () => Response | Promise<Response>, string]>([
  ['refuses', () => new Response('Forbidden', { status: 403 }), 'Status 403'],
  ['is overrun', () => new Response('Slow down', { status: 429 }), 'Status 429'],
  ['breaks', () => new Response('Oops', { status: 500 }), 'Status 500'],
  ['does not answer', () => Promise.reject(new TypeError('connection lost')), 'No answer: TypeError: connection lost'],
  ['answers no JSON', () => new Response('<html>', { status: 200 }), 'The forecast cannot be read'],
  ['answers nothing', () => Response.json(withoutSteps), 'The forecast cannot be read'],
  [
    'answers far too much',
    () => new Response(`"${'x'.repeat(600_000)}"`),
    'No answer: Error: The reply is larger than 500000 bytes',
  ],
  [
    'answers markup for a symbol',
    () => {
      const bad = step(thisHour(), 3)
      bad.data.next_1_hours.summary.symbol_code = '<b>'
      return Response.json({ properties: { meta: { updated_at: madeAt() }, timeseries: [bad] } })
    },
    'The forecast cannot be read',
  ],
])(
  'a source that %s leaves the forecast that there is, and is left alone for longer each time',
  async (_, reply, problem) => {
    const now = Date.now()
    await refreshOne(now - hour)
    answer = reply
    await refreshOne(now)
    expect((await shown())[0]).toMatchObject({ source: 'met', airTemperature: 7.3 })
    expect(log.mock.calls).toEqual([[JSON.stringify({ level: 'error', weather: 'area-blavand', problem })]])
    expect((await stateOf())?.due_at).toBe(now + 10 * minute)
    await refreshOne(now + 10 * minute)
    expect((await stateOf())?.due_at).toBe(now + 30 * minute)
    expect(requests).toHaveLength(3)
    answer = () => forecast({ temperature: 1 })
    await refreshOne(now + 30 * minute)
    expect(await stateOf()).toMatchObject({ failures: 0 })
    expect((await shown())[0]?.airTemperature).toBe(1)
  },
)

test('a reply as the service documents it is read whole: steps without a near period too, and what nobody requested is left', async () => {
  const at = (hours: number) => new Date(thisHour() + hours * hour).toISOString().replace('.000Z', 'Z')
  const details = {
    air_pressure_at_sea_level: 998.7,
    air_temperature: -0.4,
    cloud_area_fraction: 100,
    relative_humidity: 100.1,
    wind_from_direction: 360,
    wind_speed: 0,
  }
  const period = (symbol_code: string) => ({ summary: { symbol_code }, details: { precipitation_amount: 0.2 } })
  answer = () =>
    Response.json({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [8.1306, 55.5594, 7] },
      properties: {
        meta: { updated_at: madeAt(), units: { air_temperature: 'celsius', wind_speed: 'm/s' } },
        timeseries: [
          {
            time: at(0),
            data: {
              instant: { details: { ...details, dew_point_temperature: -1 } },
              next_12_hours: { summary: { symbol_code: 'heavysleetshowersandthunder_polartwilight' }, details: {} },
              next_1_hours: period('fog'),
              next_6_hours: period('lightssnowshowersandthunder_night'),
            },
          },
          { time: at(6), data: { instant: { details }, next_6_hours: period('snow'), next_12_hours: { details: {} } } },
          { time: at(12), data: { instant: { details } } },
        ],
      },
    })
  await refreshOne()
  const symbols = (await shown()).map((each) => [each.symbolNext1Hours, each.symbolNext6Hours, each.symbolNext12Hours])
  expect(symbols).toEqual([
    ['fog', 'lightssnowshowersandthunder_night', 'heavysleetshowersandthunder_polartwilight'],
    [null, 'snow', null],
    [null, null, null],
  ])
  expect((await shown())[0]).toMatchObject({ airTemperature: -0.4, windSpeed: 0, windFromDirection: 360 })
})

test.each<[string, (reply: ReturnType<typeof step>) => void]>([
  ['no temperature', ({ data }) => Object.assign(data.instant.details, { air_temperature: undefined })],
  ['words for a temperature', ({ data }) => Object.assign(data.instant.details, { air_temperature: '7; DROP TABLE' })],
  ['a thousand degrees', ({ data }) => Object.assign(data.instant.details, { air_temperature: 1000 })],
  ['a wind below none', ({ data }) => Object.assign(data.instant.details, { wind_speed: -1 })],
  ['a time that is none', (reply) => Object.assign(reply, { time: 'tomorrow' })],
  ['no data', (reply) => Object.assign(reply, { data: null })],
])('a forecast with %s among its hours is not taken at all', async (_, spoil) => {
  await refreshOne(Date.now() - hour)
  const bad = step(thisHour() + hour, 3)
  spoil(bad)
  answer = () =>
    Response.json({ properties: { meta: { updated_at: madeAt() }, timeseries: [step(thisHour(), 3), bad] } })
  await refreshOne()
  expect((await shown())[0]?.airTemperature).toBe(7.3)
  expect(log).toHaveBeenCalledTimes(1)
})

test('a source that is about to end is still believed, and the log says so', async () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue()
  answer = () => forecast({ status: 203, temperature: 2.5 })
  await refreshOne()
  expect((await shown())[0]?.airTemperature).toBe(2.5)
  expect(warned.mock.calls).toEqual([[JSON.stringify({ level: 'warning', weather: 'source is deprecated' })]])
})

test.each([
  ['is not said', undefined, 10 * minute],
  ['is no date', 'soon', 10 * minute],
  ['is past', new Date(0).toUTCString(), 10 * minute],
  ['is in two hours', new Date(2_000_000_000_000 + 2 * hour).toUTCString(), 2 * hour],
  ['is in a year', new Date(2_000_000_000_000 + 365 * day).toUTCString(), 6 * hour],
])('when its forecast expires %s, a source is asked again in due time', async (_, expires, wait) => {
  const now = 2_000_000_000_000
  answer = () => forecast({ headers: expires === undefined ? {} : { expires } })
  await refreshOne(now)
  expect((await stateOf())?.due_at).toBe(now + wait)
})

test('a forecast that was not confirmed for a day is no longer shown: the usual weather is', async () => {
  await refreshOne(Date.now() - day - minute)
  const hours = await shown()
  expect(hours).toHaveLength(100)
  expect(hours[0]).toMatchObject({ source: 'climate', madeAt: null })
})

test.each([
  ['in seconds', () => '1800'],
  ['as a date', (now: number) => new Date(now + 30 * minute).toUTCString()],
])('a source that says %s how long to wait is asked about no place until then', async (_, written) => {
  const now = Math.floor(Date.now() / 1000) * 1000
  answer = () => new Response('Slow down', { status: 429, headers: { 'retry-after': written(now) } })
  await refreshWeather(env.DB, settings, now)
  expect(requests).toHaveLength(1)
  await refreshWeather(env.DB, settings, now + 29 * minute)
  expect(requests).toHaveLength(1)
  await refreshWeather(env.DB, settings, now + 31 * minute)
  expect(requests).toHaveLength(2)
})

test('the whole coast is asked about, four places a minute, each once', async () => {
  const now = Date.now()
  for (let round = 0; round < areas.length; round += 4) await refreshWeather(env.DB, settings, now + (round / 4) * 1000)
  expect(requests).toHaveLength(areas.length)
  expect(new Set(requests.map(({ url }) => url.search)).size).toBe(areas.length)
  for (const { url } of requests) expect(url.search).toMatch(/^\?lat=\d\d\.\d{1,4}&lon=\d{1,2}\.\d{1,4}$/)
})

test('the clock asks where a URL and a contact are configured, and nobody elsewhere', async () => {
  const byClock = (variables: object) => backend.scheduled(createScheduledController(), { ...env, ...variables })
  await byClock({})
  expect(requests).toHaveLength(0)
  await byClock({ WEATHER_SOURCE_URL: settings.url, WEATHER_AGENT: settings.agent })
  expect(requests).toHaveLength(4)
})

test.each([
  [{ WEATHER_SOURCE_URL: settings.url }, 'together'],
  [{ WEATHER_AGENT: settings.agent }, 'together'],
  [{ WEATHER_SOURCE_URL: 'ftp://weather.example', WEATHER_AGENT: settings.agent }, 'WEATHER_SOURCE_URL'],
  [{ WEATHER_SOURCE_URL: settings.url, WEATHER_AGENT: 'nobody' }, 'WEATHER_AGENT'],
  [{ WEATHER_SOURCE_URL: settings.url, WEATHER_AGENT: 'a@b.example\r\nx: y' }, 'WEATHER_AGENT'],
])('variables of the weather that cannot be meant are refused', (variables, named) => {
  expect(() => readVariables({ ...env, ...variables })).toThrow(named)
})
