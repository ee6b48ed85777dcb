import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Party, partyKeys } from '../../../src/contracts/booking.ts'
import { requestOfCriteria } from '../../../src/domain/criteria-request.ts'
import { partyOfCriteria } from '../../../src/domain/party-criteria.ts'
import { criteriaOfTrip, readTrip } from '../../../src/domain/read-trip.ts'
import { parseCriteria, writeCriteria } from '../../../src/domain/search-criteria.ts'
import { parseSearchView } from '../../../src/domain/search-view.ts'
import { noTrip, partyParameters, tripParameters } from '../../../src/domain/trip.ts'
import { withTrip } from '../../../src/urls/trip-link.ts'

const criteriaOf = (query: string) => parseCriteria(new URLSearchParams(query))
const partyOf = (query: string) => partyOfCriteria(criteriaOf(query))
const parametersOf = (query: string) =>
  requestOfCriteria(criteriaOf(query), parseSearchView(new URLSearchParams()), 1, '2026-11-22').parameters ?? {}

test.each<[string, Party | null]>([
  ['1=5', { adults: 5, children: 0, infants: 0, pets: 0 }],
  ['1=eq~5&children=2', { adults: 3, children: 2, infants: 0, pets: 0 }],
  ['1=5&husdyr=1', { adults: 5, children: 0, infants: 0, pets: 1 }],
  ['husdyr=3', { adults: 2, children: 0, infants: 0, pets: 3 }],
  ['adults=3&children=2&infants=1&pets=1', { adults: 3, children: 2, infants: 1, pets: 1 }],
  ['adults=2&pets=5', { adults: 2, children: 0, infants: 0, pets: 5 }],
  ['children=2', { adults: 2, children: 2, infants: 0, pets: 0 }],
  ['1=2&children=2', { adults: 1, children: 2, infants: 0, pets: 0 }],
  ['1=8&adults=2', { adults: 2, children: 0, infants: 0, pets: 0 }],
  ['husdyr=4&adults=2&pets=1', { adults: 2, children: 0, infants: 0, pets: 0 }],
  ['adults=0&children=x&pets=-1', null],
  ['husdyr=4', null],
  ['1=lte~4', null],
  ['', null],
])('%s is that party', (query, party) => {
  expect(partyOf(query)).toEqual(party)
})

test.each([
  ['adults=3&children=2', '1=5&children=2'],
  ['adults=5&pets=1', '1=5&husdyr=1'],
  ['1=8&adults=2', '1=8&adults=2'],
  ['1=3&adults=5', '1=5'],
  ['pets=5', 'pets=5'],
  ['husdyr=1&pets=2', 'husdyr=2'],
  ['husdyr=4&pets=2', 'husdyr=4'],
  ['1=5', '1=5'],
  ['1=lte~4&adults=3', '1=lte%7E4&adults=3'],
])('%s is written as %s in a search', (query, canonical) => {
  expect(writeCriteria(criteriaOf(query)).toString()).toBe(canonical)
})

test('a house has to take the persons and the pets of the party, and infants beyond its cots', () => {
  expect(parametersOf('adults=3&children=2&pets=5')).toMatchObject({
    facilities: { 1: { value: 5, comparator: '>=' } },
    pets: { value: 5, comparator: '>=' },
  })
  expect(parametersOf('adults=2&infants=4').facilities).toEqual({ 1: { value: 4, comparator: '>=' } })
  expect(parametersOf('1=lte~4&adults=3')).toMatchObject({
    facilities: { 1: { value: 4, comparator: '<=' } },
    children: [{ facilities: { 1: { value: 3, comparator: '>=' } } }],
  })
  expect(parametersOf('1=5&husdyr=1').facilities).toEqual({ 1: { value: 5, comparator: '>=' } })
  expect(parametersOf('husdyr=4&pets=2').pets).toBe(0)
})

test('a party that is written into a link is read from it again, and stays what it is in a search', () => {
  const parties = fc.record({
    adults: fc.integer({ min: 1, max: 30 }),
    children: fc.integer({ min: 0, max: 30 }),
    infants: fc.integer({ min: 0, max: 20 }),
    pets: fc.integer({ min: 0, max: 20 }),
  })
  fc.assert(
    fc.property(parties, (party) => {
      const query = new URLSearchParams(partyParameters(party))
      expect(partyOf(query.toString())).toEqual(party)
      expect(partyOf(writeCriteria(parseCriteria(query)).toString())).toEqual(party)
      expect(readTrip(query).party).toEqual(party)
    }),
  )
})

test('criteria are as they were when their URL is read again', () => {
  const value = fc.oneof(fc.integer({ min: 0, max: 70 }).map(String), fc.constantFrom('lte~4', 'eq~5', 'ne~3', '', 'x'))
  const queries = fc.dictionary(fc.constantFrom(...partyKeys, '1', 'husdyr'), value)
  fc.assert(
    fc.property(queries, (query) => {
      const once = parseCriteria(new URLSearchParams(query))
      const twice = parseCriteria(writeCriteria(once))
      expect([...twice]).toEqual([...once])
      expect(partyOfCriteria(twice)).toEqual(partyOfCriteria(once))
    }),
  )
})

test('a trip is written into any link, in place of what the link said', () => {
  const party = { adults: 3, children: 2, infants: 0, pets: 1 }
  const trip = { ...noTrip, arrival: '2027-07-03', duration: 7, party }
  const written = 'arrival=2027-07-03&duration=7&adults=3&children=2&pets=1'
  expect(withTrip('/sommerhus-bl1234/', trip)).toBe(`/sommerhus-bl1234/?${written}`)
  expect(withTrip('/compare/?houses=BL1234,HV4720&arrival=2027-01-02#all', trip)).toBe(
    `/compare/?houses=BL1234,HV4720&${written}#all`,
  )
  expect(withTrip('/x/?infants=2&adults=4', { ...trip, arrival: null, duration: null })).toBe(
    '/x/?adults=3&children=2&pets=1',
  )
  expect(withTrip('/x/?adults=4&arrival=2027-01-02', noTrip)).toBe('/x/?adults=4&arrival=2027-01-02')
  const searchQuery = new URLSearchParams({ omraader: 'blavand,romo', textQuery: 'hav & klit' }).toString()
  expect(withTrip('/x/?maxPris=5', { ...noTrip, searchQuery })).toBe(
    '/x/?maxPris=5&omraader=blavand,romo&textQuery=hav%20%26%20klit',
  )
})

const searches = [
  '1=gte~6&adults=4&omraader=blavand,romo',
  '1=lte~6',
  '10=1&ferie=nw-efteraar-2027&husdyr=4&maxPris=9000',
  '1=5&children=2&duration=7,14&flex=1&ankomst=2027-07-03',
  'adults=2&infants=1&pets=5&maaned=2027-07',
  'textQuery=hav %26 klit&skiftedag=6',
]

test.each(searches)('a search for %s goes along with a link, and can be searched again', (query) => {
  const trip = readTrip(new URLSearchParams(query))
  const carried = new URLSearchParams(withTrip('/x/', trip).split('?')[1])
  expect(readTrip(carried)).toEqual(trip)
  expect(readTrip(new URLSearchParams(tripParameters(trip)))).toEqual(trip)
  // A list of lengths is no stay's.
  const { duration = '', ...criteria } = Object.fromEntries(writeCriteria(criteriaOf(query)))
  expect(Object.fromEntries(writeCriteria(criteriaOfTrip(trip)))).toEqual(
    duration === '' || duration.includes(',') ? criteria : { ...criteria, duration },
  )
})
