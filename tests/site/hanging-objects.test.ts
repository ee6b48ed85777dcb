import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ChangeFeed } from '../../src/cache/change-feed.ts'
import { createPurgeAuthority } from '../../src/cache/purge-source.ts'
import { createSeenCounter } from '../../src/cache/seen-counter.ts'
import { createDraftStore, newDraftId } from '../../src/drafts/draft-store.ts'
import { createChangeQueue } from '../../src/features/content-changes/change-queue.ts'
import { createShortlistStore } from '../../src/features/shortlist/object/shortlist-store.ts'
import { href } from '../../src/urls/paths.ts'
import { createHangingObjects } from '../hanging-objects.ts'
import { cookiesOf, open, post, sessionCookie } from './account-site.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

const hanging = createHangingObjects()

/** A site whose drafts and shared lists never reply. */
function openHanging() {
  const site = open({}, { shortlists: createShortlistStore({ SHORTLISTS: hanging }) })
  Object.assign(site.drafts, createDraftStore({ DRAFTS: hanging }))
  return site
}

const draftCookie = () => `marehalm_draft=${newDraftId()}`

test.each([1, 2, 3] as const)(
  'step %i of a booking whose draft hangs is an error page, and the browser keeps its draft',
  async (step) => {
    const site = openHanging()
    for (const method of ['GET', 'POST']) {
      const headers = { cookie: draftCookie() }
      const path = href.bookingStep(step)
      const response = method === 'GET' ? await site.fetch(path, { headers }) : await post(site, path, {}, headers)
      expect(response.status).toBe(500)
      expect(cookiesOf(response).has('marehalm_draft')).toBe(false)
    }
    expect(String(site.problems[0])).toContain('NoReplyError')
  },
)

test('fields that are typed into a draft that hangs are not said to be saved', async () => {
  const response = await openHanging().fetch('/api/draft/', {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: 'https://www.marehalm.dk', cookie: draftCookie() },
    body: JSON.stringify({ draft: '0123456789', fields: { firstName: 'Änne' } }),
  })
  expect(response.status).toBe(500)
})

test('a logout takes its cookies away although the drafts hang', async () => {
  const site = openHanging()
  const { cookie } = sessionCookie()
  const response = await post(site, '/logout/', {}, { cookie: `${cookie}; ${draftCookie()}` })
  expect(response.headers.get('location')).toBe('/login/guest/?out=1')
  for (const name of ['marehalm_main_auth', 'marehalm_signed_in', 'marehalm_draft'])
    expect(cookiesOf(response).get(name)).toContain('Max-Age=0')
  expect(site.revoked).toHaveLength(1)
})

test('a shared list that hangs is an error page, and no vote in it is said to be stored', async () => {
  const site = openHanging()
  const path = `/shortlist/${newDraftId()}/`
  const headers = { cookie: `marehalm_shortlist=${newDraftId()}` }
  expect((await site.fetch(path, { headers })).status).toBe(500)
  expect((await site.fetch(`${path}manage/${newDraftId()}/`)).status).toBe(500)
  expect((await post(site, path, { action: 'vote', house: '1', vote: 'yes' }, headers)).status).toBe(500)
  const line = { upgrade: 'websocket', origin: 'https://www.marehalm.dk' }
  expect((await site.fetch(`${path}live/`, { headers: line })).status).toBe(500)
})

test('changes that can not be passed on are not noted, and are read again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  const entry = { id: 'entry', kind: 'entry', contentType: 'page', version: 3 }
  const fetch = vi.fn(async () =>
    Response.json({ data: { stamp: 'outbox', number: 1, tags: [], isMore: false, entries: [entry] }, meta: {} }),
  )
  const note = vi.fn()
  const bindings = { BACKEND: { fetch } as unknown as Fetcher, CHANGES: hanging }
  const feed = new ChangeFeed({ bindings, place: () => null, note })
  for (const times of [1, 2]) {
    expect(await feed.age()).toBeNull()
    await vi.advanceTimersByTimeAsync(1_000)
    expect(fetch).toHaveBeenCalledTimes(times)
  }
  expect(note).not.toHaveBeenCalled()
  expect(String(error.mock.calls[0])).toContain('did not reply')
  error.mockRestore()
})

test('page counts, receipts and a queue of changes that hang are failures', async () => {
  const seen = createSeenCounter(hanging, Date.now, () => {})
  await expect(seen.most(10)).rejects.toThrow('did not reply')
  const { receipts } = createPurgeAuthority(hanging, {} as KVNamespace)
  await expect(receipts.last(10)).rejects.toThrow('did not reply')
  const queue = createChangeQueue({ CHANGES: hanging })
  await expect(queue.refused()).rejects.toThrow('did not reply')
  const change = {
    id: 'entry',
    kind: 'entry',
    contentType: null,
    awaited: { is: 'gone' },
    toldAt: 0,
    origin: '',
  } as const
  await expect(queue.take(change)).rejects.toThrow('did not reply')
})
