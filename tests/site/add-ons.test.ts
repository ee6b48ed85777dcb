import { expect, test } from 'vitest'
import { markets } from '../../src/markets/market.ts'
import { messagesOf } from '../../src/markets/messages/messages.ts'
import { href } from '../../src/urls/paths.ts'
import { cookieOf, formsSite, sendForm } from './forms-site.ts'

test('add-ons: looked up, looked through, ordered at the price that was shown, and the key stands in no address and no page', async () => {
  const site = formsSite({ kind: 'stored', reference: 'T-2345ABCD' })
  const wrong = await sendForm(site, href.addOns(), { reservationId: 'MH-2345ABCD', key: 'wrong' })
  const page = await wrong.text()
  expect(wrong.status).toBe(422)
  expect(page).toContain(messagesOf(markets[0]).forms.addOns.unknown)
  expect(page).toContain('value="MH-2345ABCD"')
  expect(page).not.toContain('value="wrong"')
  expect(wrong.headers.get('set-cookie')).toBeNull()

  const right = await sendForm(site, href.addOns(), { reservationId: 'MH-2345ABCD', key: 'right' })
  expect([right.status, right.headers.get('location')]).toEqual([303, href.addOns()])
  expect(right.headers.get('set-cookie')).toMatch(/Max-Age=1800.*HttpOnly/)
  const cookie = cookieOf(right)
  const shown = await site.fetch(href.addOns(), { headers: { cookie } })
  expect(shown.headers.get('cache-control')).toBe('private, no-store')
  const offer = await shown.text()
  expect(offer).toContain('Sengelinned')
  expect(offer).not.toContain('right')

  const nothing = await sendForm(site, href.addOns(), { intent: 'check', 'item-2': '0' }, { cookie })
  expect(nothing.status).toBe(422)
  const checked = await sendForm(site, href.addOns(), { intent: 'check', 'item-2': '3', 'item-9': '1' }, { cookie })
  expect(checked.headers.get('location')).toBe(`${href.addOns()}?items=2%3A3`)
  const review = await (await site.fetch(`${href.addOns()}?items=2:3`, { headers: { cookie } })).text()
  expect(review).toContain('1.080\u00a0kr.')
  expect(review).toContain('6.080\u00a0kr.')

  const ordered = await sendForm(site, href.addOns(), { intent: 'order', items: '2:3', total: '108000' }, { cookie })
  expect(ordered.headers.get('location')).toBe(`${href.addOns()}?done=T-2345ABCD`)
  expect(site.sent[0]?.body).toEqual({
    reservationId: 'MH-2345ABCD',
    key: 'right',
    lan: 1,
    items: [{ itemId: 2, quantity: 3 }],
    expectedTotal: 1080,
  })
  const left = await sendForm(site, href.addOns(), { intent: 'leave' }, { cookie })
  expect(left.headers.get('set-cookie')).toContain('Max-Age=0')
})

test('add-ons: without the cookie nothing can be ordered, and a price that has changed is said to have', async () => {
  const site = formsSite({ kind: 'refused', code: 'price_changed', faults: [] })
  const order = { intent: 'order', items: '2:3', total: '108000' }
  expect(await (await sendForm(site, href.addOns(), order)).text()).toContain('name="reservationId"')
  expect(site.sent).toEqual([])
  const cookie = cookieOf(await sendForm(site, href.addOns(), { reservationId: 'MH-2345ABCD', key: 'right' }))
  const refused = await sendForm(site, href.addOns(), order, { cookie })
  expect(refused.status).toBe(422)
  expect(await refused.text()).toContain(messagesOf(markets[0]).forms.addOns.priceChanged)
})

test('add-ons: a key that was wrong too often is told to wait', async () => {
  const site = formsSite(undefined, {
    workers: { addOns: async () => ({ kind: 'refused', code: 'throttled', faults: [] }) },
  })
  const answer = await sendForm(site, href.addOns(), { reservationId: 'MH-2345ABCD', key: 'right' })
  expect(answer.status).toBe(429)
  expect(await answer.text()).toContain(messagesOf(markets[0]).forms.addOns.throttled)
})
