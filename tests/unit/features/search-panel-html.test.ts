import { expect, test } from 'vitest'
import { panelHtml } from '../../../src/features/search/panel-html.ts'
import SearchPanel, {
  type PanelGiven,
  type SearchPanelProps,
} from '../../../src/features/search/search-panel.island.tsx'
import { islandHtml } from '../../../src/islands/island.tsx'
import { markets } from '../../../src/markets/market.ts'
import { messagesOf } from '../../../src/markets/messages/messages.ts'

const [market] = markets
const messages = messagesOf(market)
const found = { totalHits: 2, totalPages: 1, page: 1, hitsPerPage: 10 }
const cards = ['<article>Ravnen</article>', '<article>Klit $& &amp; <s>hav</s></article>'].map((html, id) => ({
  id,
  html,
}))

const propsOf = (query: string): SearchPanelProps => ({
  ...{ marketId: market.id, path: '/soeg/', title: 'Find', query, earliest: '2026-11-28', unread: ['omraader=<li>'] },
  ...{ results: found, messages: { facilityNames: {} } },
})
/** Throws when a word is read. */
const noTexts = new Proxy({} as PanelGiven['texts'], {
  get() {
    throw new Error('The panel is rendered')
  },
})

test.each([
  ['of nothing', '', {}],
  ['with texts of the guest', 'maxPris=900&textQuery=%7Bcards%7D+%2Fwhole-form%2F', {}],
  ['whose filters differ from those of the one before', '70=1&vejnavn=Klit%24%26vej&ankomst=2027-06-19&1=4', {}],
  ['with the same filters, other dates and another order', '70=1&vejnavn=Klit%24%26vej&searchOrder=price-asc', {}],
  [
    'with dates, party, places and a budget',
    'omraader=blavand%2Cromo&ankomst=2027-06-19&flex=3&1=4&husdyr=1&maxIalt=900',
    {},
  ],
  ['of the same party in a month', 'maaned=2027-06&weekend=1&1=4&children=2&husdyr=1&72=1&page=2', {}],
  ['of school holidays and what no form has', 'ferie=dk-efteraar-2027&14=1&pets=2&skiftedag=6&maxPris=9000', {}],
  ['with its whole form and counts', 'maxPris=900', { whole: {}, counts: '3,,1' }],
])('a panel %s is with its cards what React renders of it', (_, query, form) => {
  const props = { ...propsOf(query), ...form }
  const rendered = islandHtml('search-panel', SearchPanel, { ...props, texts: messages, cards })
  expect(panelHtml(props, { texts: messages, cards })).toBe(rendered)
  expect(rendered).toContain(cards[1]?.html)
})

test('a panel of equal props is not rendered again, and has the cards of its own page', () => {
  const query = 'minPris=700'
  const first = panelHtml(propsOf(query), { texts: messages, cards })
  const other = [{ id: 7, html: '<article>Lyngen</article>' }]
  const again = panelHtml(propsOf(query), { texts: noTexts, cards: other })
  const [html = ''] = other.map((card) => card.html)
  expect(again).toBe(first.replace(/<li><article>.*<\/article><\/li>/, `<li>${html}</li>`))
  expect(panelHtml(propsOf(query), { texts: noTexts, cards: [] })).not.toContain('<article>')
  expect(() => panelHtml(propsOf('minPris=701'), { texts: noTexts, cards })).toThrow('rendered')
})

test('a panel without results has no place for cards', () => {
  const props = { ...propsOf('minPris=702'), results: null }
  const rendered = islandHtml('search-panel', SearchPanel, { ...props, texts: messages, cards: [] })
  expect(panelHtml(props, { texts: messages, cards: undefined })).toBe(rendered)
  expect(panelHtml(props, { texts: noTexts, cards: undefined })).toBe(rendered)
})
