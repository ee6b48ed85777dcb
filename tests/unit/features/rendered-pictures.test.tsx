import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Mosaic } from '../../../src/features/lodging/pictures.tsx'
import { type Market, markets } from '../../../src/markets/market.ts'
import { messagesOf } from '../../../src/markets/messages/messages.ts'

const seeded = ['pictures/front-4001', 'pictures/living-pine-dark-dunes']
const own = ['houses/17/facade', 'houses/17/living-room']

function shown(urls: readonly string[], hasEmbeddedHouses: boolean, market: Market = markets[0]): string {
  const messages = messagesOf(market)
  const images = urls.map((url) => ({ url, tagIds: ['facade'], width: 1120, height: 747 }))
  const house = { images, vacationRental: { bedrooms: 2, bathrooms: 1 }, facilities: [] }
  return renderToStaticMarkup(<Mosaic {...{ market, messages, house, hasEmbeddedHouses }} area={undefined} />)
}

test.each(markets)(
  'the $key page of a seeded house says that its pictures are renderings, and so does the gallery',
  (market) => {
    const texts = messagesOf(market).lodging
    const html = shown(seeded, true, market)
    expect(html).toContain(`<p class="mosaic-note">${texts.renderings}</p>`)
    expect(html).toContain(texts.rendering)
    expect(html).not.toContain(texts.pictureOf)
  },
)

test.each([
  ['of an agency’s own pictures', own, true],
  ['where some are its own', [...seeded, ...own], true],
  ['of houses and pictures of other services, whatever their paths', seeded, false],
])('nothing is said %s', (_, urls, hasEmbeddedHouses) => {
  const texts = messagesOf(markets[0]).lodging
  const html = shown(urls, hasEmbeddedHouses)
  expect(html).not.toContain(texts.renderings)
  expect(html).toContain(texts.pictureOf)
})
