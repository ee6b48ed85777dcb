import { expect, test } from 'vitest'
import { noHouses, oneHouse } from './houses.ts'
import { openSite } from './site.ts'

const stay = { date: '2027-07-03', duration: 7 }
const charged = { ...oneHouse, ...stay, pets: 1, totalPrice: 375_500, totalWithPets: { 1: 445_500 } }
const lodgings = async () => ({ ...noHouses, hits: [charged], totalHits: 1, totalPages: 1 })

async function page(path: string) {
  return (await openSite({ search: { lodgings } }).fetch(path)).text()
}

test.each([
  ['/soeg/?1=5&husdyr=1', 'adults=5&amp;pets=1'],
  ['/soeg/?adults=3&children=2&pets=1', 'adults=3&amp;children=2&amp;pets=1'],
])('a card of %s leads to the house with the party, at its price', async (path, query) => {
  const html = await page(path)
  expect(html).toMatch(new RegExp(`href="/sommerhus-[a-z0-9]+/\\?[^"]*${query}`))
  expect(html).toContain('4.455')
  expect(html).not.toContain('3.755')
})

test('without pets the price is that without them', async () => {
  expect(await page('/soeg/?1=5')).toContain('3.755')
})

/** The chosen option of a select, by value and text. */
function chosenIn(html: string, name: string) {
  const select = new RegExp(`<select[^>]* name="${name}"[^>]*>([\\s\\S]*?)</select>`).exec(html)?.[1] ?? ''
  const [, value, label] = /<option(?: value="([^"]*)")? selected="">([^<]*)/.exec(select) ?? []
  return [value ?? label, label]
}

test.each([
  ['husdyr=2', 'husdyr', '2', '2\u00a0husdyr'],
  ['husdyr=4', 'husdyr', '4', 'Dyrefrit hus'],
  ['pets=5', 'husdyr', 'gte~5', '5\u00a0husdyr'],
  ['pets=4', 'husdyr', 'gte~4', '4\u00a0husdyr'],
  ['husdyr=gte~4', 'husdyr', 'gte~4', '4\u00a0husdyr'],
  ['husdyr=gte~2', 'husdyr', '2', '2\u00a0husdyr'],
  ['1=30', '1', '30', '30'],
  ['1=lte~4', '1', 'lte~4', '≤ 4'],
])('the form of a search by %s shows what is applied', async (query, name, value, label) => {
  expect(chosenIn(await page(`/soeg/?${query}`), name)).toEqual([value, label])
})

test('the filters carry many pets along, and the box lets them be changed', async () => {
  const html = await page('/soeg/?pets=5')
  const formOf = (name: string) => new RegExp(`<form class="${name}[ "][\\s\\S]*?</form>`).exec(html)?.[0] ?? ''
  expect(formOf('filters')).toContain('<input type="hidden" name="husdyr" value="gte~5"/>')
  expect(html).not.toContain('name="pets"')
  const box = formOf('search-box')
  expect(box).not.toContain('<input type="hidden" name="husdyr"')
})

test.each(['husdyr=gte~0', 'husdyr=gte~99', 'husdyr=gte~', 'husdyr=5'])('%s is no number of pets', async (query) => {
  expect(await page(`/soeg/?${query}`)).toContain(query)
})
