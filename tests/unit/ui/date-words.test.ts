import { expect, test } from 'vitest'
import { parseCriteria } from '../../../src/domain/search-criteria.ts'
import { markets } from '../../../src/markets/market.ts'
import { messagesOf } from '../../../src/markets/messages/messages.ts'
import { dateWords } from '../../../src/ui/date-words.ts'

function words(query: string): (string | null)[] {
  const criteria = parseCriteria(new URLSearchParams(query))
  // Intl writes a range with thin or plain spaces, by its version.
  return markets.map(
    (market) => dateWords(market, messagesOf(market).search.form.when, criteria)?.replaceAll(/\s/g, ' ') ?? null,
  )
}

test.each([
  ['husdyr=1', [null, null, null]],
  ['ankomst=2027-07-14', ['14. juli 2027', '14. Juli 2027', '14 July 2027']],
  ['ankomst=2027-07-14&flex=2', ['14. juli 2027 ± 2 dage', '14. Juli 2027 ± 2 Tage', '14 July 2027 ± 2 days']],
  // A Saturday stands for the change days around it, unless it alone is meant.
  ['ankomst=2027-07-03', ['3. juli 2027 ± 2 dage', '3. Juli 2027 ± 2 Tage', '3 July 2027 ± 2 days']],
  ['ankomst=2027-07-03&flex=0', ['3. juli 2027', '3. Juli 2027', '3 July 2027']],
  ['ankomst=2027-07-14&flex=1', ['14. juli 2027 ± 1 dag', '14. Juli 2027 ± 1 Tag', '14 July 2027 ± 1 day']],
  ['arrivalWeekNextOccurence=29', ['Uge 29', 'KW 29', 'Week 29']],
  ['maaned=2027-07', ['Juli 2027', 'Juli 2027', 'July 2027']],
])('%s reads %j', (query, expected) => {
  expect(words(query)).toEqual(expected)
})

test('school holidays are named as their own country names them', () => {
  const [danish, german, english] = words('ferie=dk-efteraar-2027')
  expect(danish).toMatch(/^Efterårsferie 2027 \(uge 42\), 16\..*24\. okt\.$/)
  expect(german).toMatch(/^Herbstferien Dänemark 2027, 16\..*24\. Okt\.$/)
  expect(english).toMatch(/^Autumn holidays in Denmark 2027, 16.*24 Oct$/)
  expect(words('ferie=nw-efteraar-2027')[1]).toMatch(/^Herbstferien Nordrhein-Westfalen 2027, 23\. Okt\..*6\. Nov\.$/)
  const bavarian = words('ferie=by-jul-2027')
  expect(bavarian[1]).toMatch(/^Weihnachtsferien Bayern 2027, 24\. Dez.*7\. Jan/)
  expect(bavarian[2]).toMatch(/^Christmas holidays in Bavaria 2027, 24 Dec.*7 Jan/)
})
