import { expect, test } from 'vitest'
import { areas } from '../../../src/domain/areas.ts'
import { parseCriteria, writeCriteria } from '../../../src/domain/search-criteria.ts'
import { readTypedPlace } from '../../../src/domain/typed-place.ts'
import { areaNames } from '../../../src/markets/area-name.ts'

test('every area is read by its name in every edition, in whatever way its letters are written', () => {
  for (const area of areas) {
    for (const name of areaNames(area)) {
      const ways = [name, name.toUpperCase(), ` ${name.replaceAll('ø', 'oe').replaceAll('å', 'aa')} `]
      for (const way of ways) expect([way, readTypedPlace(way)]).toEqual([way, [['omraader', area.slug]]])
    }
  }
})

test.each([
  ['henne', [['omraader', 'henne-strand']]],
  ['Blåvand, romo', [['omraader', 'blavand,romo']]],
  ['bk 4444', [['textQuery', 'bk4444']]],
  ['Strandvejen', [['vejnavn', 'Strandvejen']]],
  [
    'Blåvand, Klitvej',
    [
      ['omraader', 'blavand'],
      ['vejnavn', 'Klitvej'],
    ],
  ],
  ['blåvnd', [['omraader', 'blavand']]],
  ['Skagn, Sondervik', [['omraader', 'skagen,sondervig']]],
  ['Søndervig og Hvide Sande', [['omraader', 'sondervig,hvide-sande']]],
  ['Hans og Grethes Vej', [['vejnavn', 'Hans og Grethes Vej']]],
  ['Sylt', [['vejnavn', 'Sylt']]],
  // What begins several names, or is too short to mean one, is none of them.
  ['Hv', [['vejnavn', 'Hv']]],
  ['s', [['vejnavn', 's']]],
  [' , ', []],
  ['', []],
])('"%s" asks for what it names', (text, criteria) => {
  expect(readTypedPlace(text)).toEqual(criteria)
})

test.each([
  ['hvor=henne&omraader=romo&omraader=fano', 'omraader=fano%2Chenne-strand%2Cromo'],
  ['hvor=&omraader=romo', 'omraader=romo'],
  [
    `hvor=&${areas.map(({ slug }) => `omraader=${slug}`).join('&')}`,
    `omraader=${areas
      .map(({ slug }) => slug)
      .sort()
      .join('%2C')}`,
  ],
  ['land=nw&ferie=efteraar-2027', 'ferie=nw-efteraar-2027'],
  ['land=by&ferie=nw-efteraar-2027', 'ferie=by-efteraar-2027'],
  ['land=&ferie=nw-efteraar-2027', 'ferie=nw-efteraar-2027'],
  // Nordrhein-Westfalen has no winter holidays, and nobody has some of no land.
  ['land=nw&ferie=vinter-2027', ''],
  ['land=&ferie=efteraar-2027', ''],
  ['land=nw', ''],
])('the form that sends %s searches for %s', (query, written) => {
  expect(writeCriteria(parseCriteria(new URLSearchParams(query))).toString()).toBe(written)
})
