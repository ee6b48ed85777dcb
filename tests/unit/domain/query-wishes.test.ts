import { expect, test } from 'vitest'
import { arrivalsOf, type Feast } from '../../../src/domain/feasts.ts'
import { writeCriteria } from '../../../src/domain/search-criteria.ts'
import { queryWords } from '../../../src/editions/query-words.ts'
import { editionKeys } from '../../../src/editions/table.ts'
import { readWords } from '../../../src/features/find/words/read-words.ts'
import { vocabularyOf } from '../../../src/features/find/words/vocabulary.ts'
import { type Market, markets } from '../../../src/markets/market.ts'

/** A Monday. */
const today = '2026-11-30'
const [da, de, en] = markets

/** Criteria as a URL has them, and the words that are none. */
function read(text: string, market: Market): string {
  const { criteria, unread } = readWords(text, market, today)
  return [decodeURIComponent(writeCriteria(criteria).toString()), ...unread].join(' ?')
}

test.each([
  ['hundehus uge 29', 'arrivalWeekNextOccurence=29&husdyr=1'],
  ['vinterferie uge 8 poolhus 10 pers', '1=10&72=1&arrivalWeekNextOccurence=8 ?vinterferie'],
  ['julen 2026 med brændeovn', '91=1&ferie=dk-jul-2026'],
  ['pinse Hvide Sande', 'ankomst=2027-05-14&flex=1&omraader=hvide-sande'],
  ['sankt hans Skagen', 'ankomst=2027-06-21&flex=2&omraader=skagen'],
  ['kr. himmelfart Blokhus', 'ankomst=2027-05-06&flex=1&omraader=blokhus'],
  ['lang weekend i marts', 'maaned=2027-03&weekend=1'],
  ['næste weekend', 'ankomst=2026-12-11&duration=2,3,4&flex=1'],
  ['næste uge Henne Strand 7 nætter', 'arrivalWeekNextOccurence=50&duration=7&omraader=henne-strand'],
  ['ikke i Blåvand eller Vejers Strand, sauna', '70=1 ?ikke i Blåvand eller Vejers Strand'],
  ['ikke i uge 29, sauna', '70=1 ?ikke i uge 29'],
  ['hverken pool eller sauna, Fanø', '70=0&72=0&omraader=fano'],
  ['ikke uden sauna', '70=1'],
  ['sauna, hund ikke', '70=1&husdyr=4'],
  ['sauna er ikke nødvendigt, pool', '72=1'],
  ['uden hund og kat', 'husdyr=4'],
  ['tæt på stranden, max 300 m', '180=300'],
  ['højst 800 m til stranden', '180=800'],
  ['højst 800 m til indkøb', ' ?800 ?m ?indkøb'],
  ['første uge i august', 'ankomst=2027-08-04&flex=3'],
  ['4 + hund', '1=4&husdyr=1'],
  ['2+2 og hund', '1=4&children=2&husdyr=1'],
  ['plads til 8 og 2 hunde', '1=8&husdyr=2'],
  ['poolhus Fanø 2 familier', '72=1&omraader=fano'],
  ['tæt på vandet', '180=500'],
  ['5 minutter til stranden', '180=400'],
  ['mellem 4.000 og 6.000 kr', 'maxPris=6000&minPris=4000'],
  ['fra 4000 kr', 'minPris=4000'],
  ['500 kr pr. nat', ' ?500 ?kr ?nat'],
  ['uden spa og pool', '72=0&74=0'],
  ['barnestol og barneseng', '35=1&38=1'],
  ['d. 12. juli 2027, 7 nætter', 'ankomst=2027-07-12&duration=7'],
  ['lørdag den 3. juli til lørdag den 10. juli', 'ankomst=2027-07-03&duration=7&flex=0'],
  ['midt i juni', 'ankomst=2027-06-15&flex=3'],
  ['12-07-2027', 'ankomst=2027-07-12'],
  ['Sondervig Strand', 'omraader=sondervig'],
  ['Vesterhavet hund', 'husdyr=1'],
])('Danish: %s', (text, criteria) => {
  expect(read(text, da)).toBe(criteria)
})

test.each([
  ['Whirpool Blawand', '74=1&omraader=blavand'],
  ['Saunna, Kaminoffen, Löken', '70=1&91=1&omraader=lokken'],
  ['hundefreundliches Haus mit eingezäunten Garten', '22=1&husdyr=1'],
  ['weder Hund noch Sauna', '70=0&husdyr=4'],
  ['weder Sauna noch im Juli, Pool', '72=1 ?weder Sauna noch im Juli'],
  ['weder Blåvand noch Sauna', ' ?weder Blåvand noch Sauna'],
  ['nicht ohne Sauna', '70=1'],
  ['nicht ohne unseren Hund nach Henne', 'husdyr=1&omraader=henne-strand'],
  ['Hund nicht, Sauna', '70=1&husdyr=4'],
  ['Sauna, Hund nicht im Juli', '70=1&husdyr=1 ?nicht im Juli'],
  ['Sauna nicht nötig', ''],
  ['ohne Pool und mit Hund', '72=0&husdyr=1'],
  ['letzte Woche im Juli, nah am Strand', '180=500&ankomst=2027-07-27&flex=3'],
  ['kein Pool, aber Sauna', '70=1&72=0'],
  ['Poolferienhaus Wattenmeer', '72=1&omraader=fano,hjerting,romo'],
  ['2 Erw. 2 Ki. Hund', '1=4&children=2&husdyr=1'],
  ['zu zweit mit Hund', '1=2&husdyr=1'],
  ['ein paar Tage im Mai', 'maaned=2027-05 ?paar ?Tage'],
  ['für ein Wochenende im März', 'maaned=2027-03&weekend=1'],
  ['Ostern 2027', 'ankomst=2027-03-25&flex=2'],
  ['Ostern NRW', 'ferie=nw-paaske-2027'],
  ['über Silvester und Neujahr', 'ankomst=2026-12-29&flex=2'],
  ['nächstes Wochenende', 'ankomst=2026-12-04&duration=2,3,4&flex=1'],
  ['Ferienhaus in der nächsten Woche', 'arrivalWeekNextOccurence=50'],
  ['Sauna, aber nicht in Blåvand', '70=1 ?nicht in Blåvand'],
  ['Henne Strand, nicht im Juli oder August', 'omraader=henne-strand ?nicht im Juli oder August'],
  ['nicht über Silvester', ' ?nicht über Silvester'],
  ['nicht über 900 € in Blåvand', 'maxPris=900&omraader=blavand'],
  ['nächste Woche Sauna', '70=1&arrivalWeekNextOccurence=50'],
  ['Samstag bis Samstag im Juli', 'maaned=2027-07&skiftedag=6'],
  ['Ende August 10 Tage', 'ankomst=2027-08-27&duration=10&flex=3'],
  ['12.7.27–19.7.27', 'ankomst=2027-07-12&duration=7'],
  ['800–1200 Euro', 'maxPris=1200&minPris=800'],
  ['max. 900 Euro pro Woche', 'duration=7&maxPris=900'],
  ['100 € pro Nacht', ' ?100 ?€ ?Nacht'],
  ['1.200,00 €', 'maxPris=1200'],
  ['max 1,5 km zum Meer', '180=1500'],
  ['mit Hund ohne Haustiere', 'husdyr=1 ?ohne ?Haustiere'],
  ['ohne Haustiere, Nichtraucher', '12=1&husdyr=4'],
  ['an der dänischen Nordsee', ''],
  ['🏖️ Sauna', '70=1'],
  ['Hanne Jensen', ' ?Hanne ?Jensen'],
])('German: %s', (text, criteria) => {
  expect(read(text, de)).toBe(criteria)
})

test.each([
  ['fenced garden, may half term', '22=1&ankomst=2027-05-29'],
  ['October half term 2027', 'ankomst=2027-10-23'],
  ['February half term', 'ankomst=2027-02-13'],
  ['August bank holiday', 'ankomst=2027-08-27&flex=1'],
  ['Easter 2027 Romo', 'ankomst=2027-03-25&flex=2&omraader=romo'],
  ['Christmas 2025', ' ?Christmas ?2025'],
  ['next weekend', 'ankomst=2026-12-11&duration=2,3,4&flex=1'],
  ['not in Blåvand', ' ?not in Blåvand'],
  ['not next week, with dog', 'husdyr=1 ?not next week'],
  ['next week with dog', 'arrivalWeekNextOccurence=50&husdyr=1'],
  ['July 10 to 17', 'ankomst=2027-07-10&duration=7&flex=0'],
  ['July 10, 4 guests', '1=4&ankomst=2027-07-10'],
  ['the 3rd of July', 'ankomst=2027-07-03'],
  ['a fortnight in July', 'duration=14&maaned=2027-07'],
  ['family of five', '1=5'],
  ['sleeps 10 with pool', '1=10&72=1'],
  ['couple with dog', '1=2&husdyr=1'],
  ['for 2 weeks', 'duration=14'],
  ['no pool or sauna', '70=0&72=0'],
  ['no pool and sauna', '70=1&72=0'],
  ['cot and high chair', '35=1&38=1'],
  ['North Sea cottage', ''],
  ['5 minutes walk to the beach', '180=400'],
  ['hunderfreundlich', 'husdyr=1'],
])('English: %s', (text, criteria) => {
  expect(read(text, en)).toBe(criteria)
})

test('every feast that an edition names is one', () => {
  const named = new Set(Object.values(queryWords).flatMap(({ feasts }) => Object.keys(feasts) as Feast[]))
  const arrivals = [...named].map((feast) => arrivalsOf(feast, 2027, today)?.[0])
  expect(arrivals.length).toBeGreaterThan(10)
  for (const day of arrivals) expect(day).toMatch(/^2027-/)
})

test('no word of a longer phrase hides the meaning that it has alone with another ending', () => {
  for (const edition of editionKeys) {
    const { known } = vocabularyOf(edition)
    const words = [...known].filter((word) => word.length >= 7)
    const read = (word: string) => readWords(word, markets.find(({ key }) => key === edition) ?? da, today)
    const stems = words.flatMap((word) => {
      const stem = ['en', 'er', 'e', 's', 'n', 't']
        .map((end) => word.slice(0, -end.length))
        .find((each) => known.has(each))
      return stem && word.startsWith(stem) ? [[word, stem] as const] : []
    })
    expect(stems.length).toBeGreaterThan(20)
    const hidden = stems.filter(([word, stem]) => read(stem).parts.length > 0 && read(word).parts.length === 0)
    expect(hidden).toEqual([])
  }
})

test.each([
  ['vom 3. Juli bis zum 10. Juli', de, 'ankomst=2027-07-03&duration=7&flex=0'],
  ['3. Juli bis zum 10. Juli 2028', de, 'ankomst=2028-07-03&duration=7'],
  ['fra den 3. til den 10. juli', da, 'ankomst=2027-07-03&duration=7&flex=0'],
  ['fra d. 3/7 til d. 10/7', da, 'ankomst=2027-07-03&duration=7&flex=0'],
  ['3. juli indtil 10. juli', da, 'ankomst=2027-07-03&duration=7&flex=0'],
  ['from the 3rd to the 10th of July', en, 'ankomst=2027-07-03&duration=7&flex=0'],
  ['from 3 July until 10 July', en, 'ankomst=2027-07-03&duration=7&flex=0'],
])('%s: two days are an arrival and a departure, whatever words stand between them', (text, market, criteria) => {
  expect(read(text, market)).toBe(criteria)
})

test.each([
  ['d. 10/7 2028', da, 'ankomst=2028-07-10'],
  ['3/7 - 10/7 2028', da, 'ankomst=2028-07-03&duration=7'],
  ['3/7-2028 til 10/7-2028', da, 'ankomst=2028-07-03&duration=7'],
  ['July 3-10, 2028', en, 'ankomst=2028-07-03&duration=7'],
  ['July 3 to 10 2028', en, 'ankomst=2028-07-03&duration=7'],
  ['ab 5.6. 2000 €', de, 'ankomst=2027-06-05&maxPris=2000'],
])('%s: a year belongs to the day before it, and a price does not', (text, market, criteria) => {
  expect(read(text, market)).toBe(criteria)
})

test.each([
  ['July 3 for 6', en, '1=6&ankomst=2027-07-03'],
  ['sommerhus til 4 i uge 42', da, '1=4&arrivalWeekNextOccurence=42'],
  ['vinterhus uge 7/8', da, 'arrivalWeekNextOccurence=7 ?vinterhus'],
  ['en uge 3/7', da, 'ankomst=2027-07-03&duration=7'],
  ['für 2 in Woche 28', de, '1=2&arrivalWeekNextOccurence=28'],
  ['3. Woche im August', de, 'duration=7&maaned=2027-08 ?3'],
  ['to par med hund', da, '1=4&husdyr=1'],
  ['zwei Paare', de, '1=4'],
  ['two couples', en, '1=4'],
  ['a couple with a dog', en, '1=2&husdyr=1'],
])('%s: a number counts guests, and no days or weeks that are named otherwise', (text, market, criteria) => {
  expect(read(text, market)).toBe(criteria)
})

test.each([
  ['hund ikke tilladt', da],
  ['Haustiere nicht erlaubt', de],
  ['keine Hunde erlaubt', de],
  ['dogs not allowed', en],
])('%s: pets that are not allowed are none', (text, market) => {
  expect(read(text, market)).toBe('husdyr=4')
})

test.each([
  ['sommerhus 120 m² ved stranden', da],
  ['Haus 120 m² am Strand', de],
])('%s: an area of floor is no distance to the beach', (text, market) => {
  expect(read(text, market)).toBe('180=500 ?120 ?m²')
})

test.each([
  ['€1000-€1500', en],
  ['€1000 – €1500', en],
  ['1000-1500 €', de],
])('%s: two amounts are a range, wherever their signs stand', (text, market) => {
  expect(read(text, market)).toBe('maxPris=1500&minPris=1000')
})
