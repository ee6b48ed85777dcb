import { expect, test } from 'vitest'
import { addDays, today, weekdayOf } from '../../src/domain/stays.ts'
import { thisSite } from '../this-site.ts'
import { book, freeWeek, pricedRequestOf } from './stays.ts'

/** Milliseconds after which the state before a change must not be visible; and those of a request on a busy machine. */
const [seenWithin, slowness] = [5_000, 20_000]
const site = `http://127.0.0.1:${thisSite().port}`

const arrival = addDays(today(), ((6 - weekdayOf(today()) + 7) % 7) + 7 * 30)

const pageOf = async (path: string) => (await fetch(site + path)).text()
const offers = (html: string) => html.includes(`=${arrival}`)

test('a stay that is booked at the service itself is nowhere offered five seconds later, from a page that would have lived for hours', async () => {
  const { lodgingId, name } = await freeWeek(arrival)
  const path = `/sommerhus-${name.toLowerCase()}/?month=${arrival.slice(0, 7)}`
  const isOffered = async () => offers(await pageOf(path))
  expect(await isOffered()).toBe(true)
  await expect
    .poll(async () => Number(/ttl=(\d+)/.exec((await fetch(site + path)).headers.get('cache-status') ?? '')?.[1]))
    .toBeGreaterThan(5)
  const reply = await book(await pricedRequestOf(lodgingId, arrival), crypto.randomUUID())
  expect(reply.status).toBe(201)
  const bookedAt = Date.now()
  for (let askedAt = bookedAt; await isOffered(); askedAt = Date.now()) {
    expect(askedAt - bookedAt).toBeLessThan(seenWithin + slowness)
  }
})
