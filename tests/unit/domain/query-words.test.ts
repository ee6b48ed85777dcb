import fc from 'fast-check'
import { expect, test } from 'vitest'
import { flexOf } from '../../../src/domain/flexible-dates.ts'
import { parseCriteria, writeCriteria } from '../../../src/domain/search-criteria.ts'
import { find as daFind } from '../../../src/editions/da/on-device.ts'
import { find as deFind } from '../../../src/editions/de/on-device.ts'
import { find as enFind } from '../../../src/editions/en/on-device.ts'
import { queryInWords, readWords } from '../../../src/features/find/words/read-words.ts'
import { type Market, markets } from '../../../src/markets/market.ts'
import { messagesOf } from '../../../src/markets/messages/messages.ts'

const today = '2026-11-23'
const [da, de, en] = markets

function read(text: string, market: Market = de) {
  return readWords(text, market, today)
}

/** Criteria as an address has them. */
function query(text: string, market: Market = de): string {
  return decodeURIComponent(writeCriteria(read(text, market).criteria).toString())
}

test.each([
  ['Herbstferien NRW Hund Sauna Henne Strand', '70=1&ferie=nw-efteraar-2027&husdyr=1&omraader=henne-strand'],
  ['Henne, NRW-Herbstferien mit Hund und Sauna', '70=1&ferie=nw-efteraar-2027&husdyr=1&omraader=henne-strand'],
  ['2 Erwachsene und zwei Kinder, unter 1.200 €', '1=4&children=2&maxPris=1200'],
  ['KW 29 Romo ohne Haustiere 3 Schlafzimmer', '2=3&arrivalWeekNextOccurence=29&husdyr=4&omraader=romo'],
  ['vom 3.7. bis 10.7. ohne Pool', '72=0&ankomst=2027-07-03&duration=7&flex=0'],
  ['Sommerferien Bayern 14 Tage Blåvand Vejers', 'duration=14&ferie=by-sommer-2027&omraader=blavand,vejers-strand'],
  ['2 Hunde, Kaminofen, Reetdach, 300 m vom Strand', '18=1&180=300&91=1&husdyr=2'],
  ['Osterferien Niedersachsen 2028', 'ferie=ni-paaske-2028'],
  ['unter 1.200 € alles inklusive', 'maxIalt=1200'],
  ['alles inklusive bis 900 €', 'maxIalt=900'],
  ['ein Wochenende im März 2027 auf Fanø', 'maaned=2027-03&omraader=fano&weekend=1'],
  ['2 Wochen im August', 'duration=14&maaned=2027-08'],
  ['Juli 3 Wochen mit 2 Hunden', 'duration=21&husdyr=2&maaned=2027-07'],
  ['Mai 4 Personen 2 Schlafzimmer', '1=4&2=2&maaned=2027-05'],
  ['Silvester 8 Personen', '1=8&ankomst=2026-12-29&flex=2'],
  ['rollstuhlgerechtes Haus ab 12. Juni 2027', '15=1&ankomst=2027-06-12'],
  ['innerhalb 300 m vom Strand gelegen', '180=300'],
])('%s: %s', (text, criteria) => {
  expect(query(text)).toBe(criteria)
  expect(read(text).unread).toEqual([])
})

test.each([
  ['billigste uge i maj med indhegnet have', da],
  ['günstigstes Haus im Mai, eingezäunter Garten', de],
  ['cheap week in May with a fenced garden', en],
] as const)('%s: the houses come by their price', (text, market) => {
  expect(read(text, market)).toMatchObject({ searchOrder: 'price-asc', unread: [] })
  expect(query(text, market)).toContain('maaned=2027-05')
  expect(read('Mai 2027, günstiger als 900 €').searchOrder).toBe('best')
})

test('the order stands among what was read, by its name, and the words without it have none', () => {
  const { parts } = read('günstigste Woche im Mai 2027 mit Hund')
  const order = parts.find((part) => String(part.query) === 'searchOrder,price-asc')
  expect(order?.without).toBe('Woche im Mai 2027 mit Hund')
  expect(read(order?.without ?? '').searchOrder).toBe('best')
  expect(queryInWords(de, messagesOf(de), { query: order?.query ?? [] })).toBe('Preis aufsteigend')
  expect(read('am günstigsten, am billigsten, Hund').parts.map(({ query: said }) => String(said))).toEqual([
    'searchOrder,price-asc',
    'pets,1',
  ])
})

test('Danish and English are read as well, each edition with its own holidays and its own money', () => {
  expect(query('efterårsferie hund sauna roemoe', da)).toBe('70=1&ferie=dk-efteraar-2027&husdyr=1&omraader=romo')
  expect(query('uge 42, 4 personer, max 8.000 kr', da)).toBe('1=4&arrivalWeekNextOccurence=42&maxPris=8000')
  expect(query('a week in July for 4 people with a hot tub near the beach, up to €1,500', en)).toBe(
    '1=4&180=500&76=1&duration=7&maaned=2027-07&maxPris=1500',
  )
  expect(query('juli 3 uger nytår', da)).toBe('ankomst=2026-12-29&duration=21&flex=2')
  expect(query('kørestol nytårsaften 2 voksne', da)).toBe('1=2&15=1&ankomst=2026-12-29&flex=2')
  expect(read('pool under £1,000', en)).toMatchObject({ parts: [{ without: 'under £1,000' }], unread: ['£', '1,000'] })
  expect(query('New Year’s Eve, wheelchair accessible', en)).toBe('15=1&ankomst=2026-12-29&flex=2')
  expect(query('10 July 2027 sea view', en)).toBe('164=1&ankomst=2027-07-10')
  // A guest of one edition may write in the language of another.
  expect(query('Herbstferien NRW Hund', da)).toBe('ferie=nw-efteraar-2027&husdyr=1')
  expect(query('jul', da)).toBe('ferie=dk-jul-2026')
  expect(query('Jul')).toBe('maaned=2027-07')
  expect(read('under 900 €', da)).toMatchObject({ parts: [], unread: ['900', '€'] })
})

test.each([
  ['2026-11-24', 'November', '2026-11'],
  ['2026-11-25', 'November', '2027-11'],
  ['2026-11-30', 'Dezember', '2026-12'],
  ['2026-12-28', 'Dezember', '2027-12'],
  ['2026-12-28', 'Januar', '2027-01'],
  ['2026-12-28', 'Dezember 2026', '2026-12'],
])('on %s the month “%s” is %s, in which a week is left', (day, text, month) => {
  expect(readWords(text, de, day).criteria.get('maaned')?.value).toBe(month)
})

test.each([
  ['2026-11-23', '28. Dezember bis 4. Januar', '2026-12-28', 7],
  ['2027-01-02', '28. Dezember bis 4. Januar', '2027-12-28', 7],
  ['2026-11-23', '28. Dezember bis 4. Januar 2028', '2027-12-28', 7],
  ['2026-11-23', '28. Dezember 2027 bis 4. Januar', '2027-12-28', 7],
  ['2026-11-23', '3.7.–17.7.2028', '2028-07-03', 14],
  ['2027-07-03', 'vom 30.6. bis 7.7.', '2028-06-30', 7],
  ['2026-11-23', 'vom 3. bis 10. Juli 2028', '2028-07-03', 7],
])('on %s “%s” is a stay from %s of %i nights, whichever end has the year', (day, text, arrival, nights) => {
  const { criteria, unread } = readWords(text, de, day)
  expect([criteria.get('ankomst')?.value, criteria.get('duration')?.value, unread]).toEqual([
    ...[arrival, String(nights)],
    [],
  ])
})

test.each([
  ['elf Nächte für zwölf Personen', de],
  ['elleve nætter til tolv personer', da],
  ['eleven nights for twelve people', en],
] as const)('%s: numbers are read up to twelve', (text, market) => {
  expect(query(text, market)).toBe('1=12&duration=11')
})

test('each edition reads a distance to the water, and the weekend of a feast', () => {
  expect(query('Blaavand 300 m til vand hund indhegnet', da)).toBe('180=300&22=1&husdyr=1&omraader=blavand')
  expect(query('whit weekend sauna near the beach', en)).toBe('180=500&70=1&ankomst=2027-05-14&flex=1')
  expect(read('whit weekend sauna', en).unread).toEqual([])
})

test.each([
  ['2026-12-28', '2026-12-29', 2],
  ['2026-12-30', '2026-12-30', 1],
  ['2026-12-31', '2026-12-31', 0],
  ['2027-01-01', '2027-12-29', 2],
])('on %s New Year is the next one, with arrivals up to its eve', (day, arrival, flex) => {
  const { criteria } = readWords('Silvester', de, day)
  expect([criteria.get('ankomst')?.value, flexOf(criteria)]).toEqual([arrival, flex])
})

test('what each edition shows as an example is read to its last word', () => {
  const examples = [daFind, deFind, enFind].map(({ wishes }) => wishes.example)
  const reads = examples.map((example, place) => read(example, markets[place]))
  expect(reads.map(({ unread, parts }) => [unread, parts.length])).toEqual([
    [[], 4],
    [[], 4],
    [[], 6],
  ])
  expect(query(examples[2] ?? '', en)).toBe('1=4&70=1&duration=7&husdyr=1&maaned=2027-08&omraader=henne-strand')
})

test('each thing that was said can be taken out of the words, with the small words before it', () => {
  const { parts } = read('Herbstferien in NRW, für 4 Personen und mit Hund')
  expect(parts.map(({ without }) => without)).toEqual([
    'für 4 Personen und mit Hund',
    'Herbstferien in NRW, und mit Hund',
    'Herbstferien in NRW, für 4 Personen',
  ])
})

test('of two times and two prices the first is read, and the same thing twice is said once', () => {
  const { parts, unread } = read('Juli August Sauna Sauna bis 900 € bis 800 €')
  expect(parts.map((part) => part.query)).toEqual([[['maaned', '2027-07']], [['70', '1']], [['maxPris', '900']]])
  expect(unread).toEqual(['August', '800', '€'])
  expect(parts[1]?.without).toBe('Juli August bis 900 € bis 800 €')
})

test('holidays of no Land ask whose they are, unless the edition’s own country has them', () => {
  const { criteria, holiday } = read('Herbstferien')
  expect(criteria.size).toBe(0)
  expect(holiday?.kind).toBe('efteraar')
  expect(holiday?.lands).toContain('nw')
  expect(holiday?.lands).toContain('dk')
  expect(read('Herbstferien', da).holiday).toBeNull()
  // Hamburg has no Whitsun holidays of its own in the table, and nobody has holidays that have passed.
  expect(read('Herbstferien NRW 2025')).toMatchObject({ parts: [], holiday: null })
})

test.each(['Kontakt', 'Wochenende', 'klitvej 17', 'BL1017', '', '€', '99999999999 Personen', '31.2.2027'])(
  '%j asks for no houses by criteria',
  (text) => {
    expect(read(text).criteria.size).toBe(0)
    expect(read(text).parts).toEqual([])
  },
)

test('whatever is typed gives criteria that their address gives again, and texts that get shorter', () => {
  const words = [
    'Herbstferien',
    'NRW',
    'to',
    'hunde',
    '3.7.',
    '2027',
    'bis',
    '€',
    '7',
    'ohne',
    'Pool',
    'Henne',
    '-',
    ',',
    'uge',
  ]
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 100 }),
    fc.array(fc.constantFrom(...words), { maxLength: 12 }).map((parts) => parts.join(' ')),
  )
  fc.assert(
    fc.property(text, fc.constantFrom(...markets), (typed, market) => {
      const { criteria, parts } = readWords(typed, market, today)
      expect(parseCriteria(writeCriteria(criteria))).toEqual(criteria)
      for (const { without } of parts) expect(without.length).toBeLessThan(typed.length)
    }),
    { numRuns: 50 },
  )
})
