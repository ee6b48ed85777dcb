import * as v from 'valibot'
import { expect, test } from 'vitest'
import { FragmentSchema } from '../../src/contracts/fragment.ts'
import type { EntryRoute } from '../../src/contracts/route.ts'
import type { AreaWeather } from '../../src/contracts/weather.ts'
import { fragmentUrl } from '../../src/urls/fragment-url.ts'
import { type Given, openSite, origins } from './site.ts'

const hour = 3_600_000
/** The clock of the tests' sites. */
const thisHour = Date.parse('2026-11-21T12:00:00Z')

/** Hour by hour for six days. */
function weather(source: 'met' | 'climate', from = thisHour, symbol = 'lightrain'): AreaWeather[] {
  return Array.from({ length: 150 }, (_, index) => ({
    id: index,
    contentfulAreaId: 'area-blavand',
    time: new Date(from + index * hour).toISOString(),
    lat: 55.5594,
    lng: 8.1306,
    airPressure: 1010,
    airTemperature: index % 2 === 0 ? -2.4 : 3.6,
    cloudAreaFraction: 80,
    relativeHumidity: 90,
    windFromDirection: 250,
    windSpeed: 7.6,
    symbolNext1Hours: symbol,
    symbolNext6Hours: 'heavysnow',
    symbolNext12Hours: null,
    source,
    madeAt: source === 'met' ? '2026-11-21T05:00:00.000Z' : null,
  }))
}

const highlighted =
  (hours: AreaWeather[]): Given['broker'] =>
  async () =>
    ({ areaWeather: hours }) as never

async function partOf(edition: keyof typeof origins, hours: AreaWeather[]): Promise<string> {
  const site = openSite({ broker: highlighted(hours) })
  const response = await site.fetch(origins[edition] + fragmentUrl('weather.blavand', 'test'))
  return v.parse(FragmentSchema, await response.json()).html
}

const words = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/[\s\u00a0]+/g, ' ')

test.each([
  [
    'da',
    'let regn',
    'sne',
    '−2 til 4 °C',
    'Vejrudsigten er opdateret lør. 06.00. Kilde: MET Norway under licensen CC BY 4.0',
  ],
  [
    'de',
    'leichter Regen',
    'Schnee',
    '−2 bis 4 °C',
    'Vorhersage, Stand Sa., 06:00. Quelle: MET Norway unter der Lizenz CC BY 4.0',
  ],
  ['en', 'light rain', 'snow', '−2 to 4 °C', 'Forecast as of Sat 06:00. Source: MET Norway under CC BY 4.0'],
] as const)(
  'the %s edition tells now and five days, whose forecast it is and when it was made',
  async (edition, now, later, range, source) => {
    const html = await partOf(edition, weather('met'))
    const text = words(html)
    expect(html.match(/<li>/g)).toHaveLength(10)
    expect(text).toContain(` ${now} −2 °C 8 m/s`)
    expect(text.split(` ${later} ${range} 8 m/s`)).toHaveLength(6)
    expect(text).toContain(source)
    expect(html).toContain('href="https://www.met.no/en"')
    expect(html).toContain('href="https://creativecommons.org/licenses/by/4.0/"')
  },
)

test.each([
  ['da', 'Ikke en vejrudsigt, men det vejr, der er normalt for årstiden'],
  ['de', 'Das ist keine Vorhersage, sondern das für die Jahreszeit übliche Wetter'],
  ['en', 'Not a forecast, but what is typical for the time of year'],
] as const)('where nothing was fetched the %s edition says that this is no forecast', async (edition, said) => {
  const html = await partOf(edition, weather('climate'))
  expect(words(html)).toContain(said)
  expect(html).not.toContain('MET Norway')
})

test('a day that is no warmer than it is cold has one temperature', async () => {
  const even = weather('met').map((each) => ({ ...each, airTemperature: 5.2 }))
  const text = words(await partOf('en', even))
  expect(text.split(' snow 5 °C 8 m/s')).toHaveLength(6)
  expect(text).not.toContain('5 to 5')
})

test('of a forecast that was kept for hours the past ones are not told, and one that is over not at all', async () => {
  const html = await partOf('en', weather('met', thisHour - 5 * hour))
  expect(words(html)).toContain(' The next few hours Sat 13:00 ')
  expect(await partOf('en', weather('met', thisHour - 200 * hour))).toBe('')
})

const blavand: EntryRoute = {
  kind: 'entry',
  entry: { id: 'area-blavand', type: 'area', template: 'content', layout: 'page', version: 1 },
  path: '/blavand/',
  title: 'Blåvand',
  description: 'Blåvand.',
  routes: { en: '/blavand/' },
  parents: [],
  redirect: null,
}
const area = {
  sys: { id: 'area-blavand' },
  title: 'Blåvand',
  slug: 'blavand',
  bsId: 141,
  region: '',
  excerpt: 'The westernmost point.',
  body: null,
  banner: null,
  center: null,
  department: null,
}

async function areaPage(broker: Given['broker']): Promise<Response> {
  const site = openSite({
    ...(broker && { broker }),
    routes: { route: async () => blavand },
    content: { ContentArea: async () => area, ContentStreetsOfArea: async () => [] },
  })
  return site.fetch(`${origins.en}/blavand/`)
}

test("an area's page shows its weather", async () => {
  const response = await areaPage(highlighted(weather('met')))
  const html = await response.text()
  expect(response.status).toBe(200)
  expect(html).toMatch(/<section class="section plain" id="weather">.*Weather in Blåvand.*<h3>The next few days<\/h3>/s)
})

test("a broker that does not answer costs an area's page its weather alone, which is requested again", async () => {
  const response = await areaPage(undefined)
  const html = await response.text()
  expect(response.status).toBe(200)
  expect(html).toContain('data-fragment="weather.blavand"')
  expect(html).toContain('The westernmost point.')
})
