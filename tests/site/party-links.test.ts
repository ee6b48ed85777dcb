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
