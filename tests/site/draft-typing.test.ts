import { expect, test } from 'vitest'
import { draftEndpoint } from '../../src/islands/protocol.ts'
import { begunDraft, bookedDraft, siteWithDraft } from './booked-draft.ts'
import { origins } from './site.ts'

const draft = '0123456789'

async function openDraft(kept = begunDraft) {
  const { site, cookie } = await siteWithDraft(kept)
  const id = cookie.slice(cookie.indexOf('=') + 1)
  const type = async (body: unknown, headers: Record<string, string> = { cookie }) => {
    const reply = await site.fetch(draftEndpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: origins.da, ...headers },
      body: JSON.stringify(body),
    })
    return reply.status
  }
  return { type, kept: () => site.drafts.get(id) }
}

test('fields are kept in the draft as they are typed, each for itself, and nothing else of it changes', async () => {
  const { type, kept } = await openDraft()
  const statuses = [
    await type({ draft, fields: { firstName: 'Karen' } }),
    await type({ draft, fields: { lastName: 'Holm', holdId: 'hold-2', total: '1' } }),
    await type({ draft, fields: { firstName: '' } }),
  ]
  expect(statuses).toEqual([200, 200, 200])
  const after = await kept()
  expect(after?.guest).toMatchObject({ firstName: '', lastName: 'Holm' })
  expect({ ...after, guest: null }).toEqual(begunDraft)
})

test.each([
  ['of no draft', {}],
  ['with no field', { draft }],
  ['with a field that is no text', { draft, fields: { firstName: ['Karen'] } }],
  ['with a field longer than any', { draft, fields: { comment: 'x'.repeat(100_000) } }],
  ['of a draft that is named otherwise', { draft: '../0123456', fields: {} }],
])('a body %s is refused, and nothing is kept', async (_, body) => {
  const { type, kept } = await openDraft()
  expect(await type(body)).toBe(400)
  expect(await kept()).toEqual(begunDraft)
})

test('who has no cookie of the draft, names another one, or comes after the booking writes nothing', async () => {
  const fields = { firstName: 'Mallory' }
  const { type, kept } = await openDraft()
  expect(await type({ draft, fields }, {})).toBe(404)
  expect(await type({ draft: '9876543210', fields })).toBe(404)
  expect(await kept()).toEqual(begunDraft)
  const booked = await openDraft(bookedDraft)
  expect(await booked.type({ draft, fields })).toBe(404)
  expect(await booked.kept()).toEqual(bookedDraft)
})

test('a page of another site can’t write into it', async () => {
  const { site, cookie } = await siteWithDraft(begunDraft)
  const reply = await site.fetch(draftEndpoint, {
    method: 'POST',
    headers: { 'content-type': 'text/plain', origin: 'https://evil.example', cookie },
    body: JSON.stringify({ draft, fields: { firstName: 'Mallory' } }),
  })
  expect(reply.status).toBe(403)
})
