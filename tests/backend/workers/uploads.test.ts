import { env } from 'cloudflare:workers'
import { beforeEach, expect, test } from 'vitest'
import { discardLeft } from '../../../src/backend/management/moderation.ts'
import { storePicture } from '../../../src/backend/workers/store-picture.ts'
import { call } from '../call.ts'
import { duneSvg, largeSandPng, sandPng } from '../fixtures/picture.ts'
import { dataOf, errorOf, manage, rowsOf, seedForms, send } from './forms-agency.ts'

beforeEach(async () => {
  await seedForms()
  const { objects } = await env.MEDIA.list()
  await env.MEDIA.delete(objects.map(({ key }) => key))
})

const fields = {
  contestId: 'photo-contest-2026',
  userEmail: 'ane@example.com',
  userEmailConfirm: 'ANE@example.com',
  userName: 'Ane',
  imageTitle: 'Klit',
  imageText: 'Taget i juli',
}

test('a picture is made anew: what was hidden in it and behind it is gone, and the bytes that came are kept nowhere', async () => {
  const secret = 'GPS 55.5577 N <script>alert(1)</script>'
  const polyglot = joined(withTextChunk(sandPng, secret), text(`\n<html>${secret}</html>PK\u0003\u0004`))
  const reply = await upload(polyglot, 'holiday.html')
  expect(reply.status).toBe(201)
  const { id, width, height } = await dataOf(reply)
  expect([width, height]).toEqual([600, 300])
  const { objects } = await env.MEDIA.list()
  expect(objects.map(({ key }) => key)).toEqual([`submissions/${id}`])
  const kept = await (await env.MEDIA.get(`submissions/${id}`))?.text()
  expect(kept?.slice(8, 12)).toBe('WEBP')
  for (const hidden of ['script', 'GPS', 'html', 'PK\u0003']) expect(kept).not.toContain(hidden)
})

test('a picture whose storing is cut off is forgotten with the others, and stored when it comes again', async () => {
  const lost = Object.create(env.MEDIA, {
    put: {
      value: async (...put: Parameters<R2Bucket['put']>) => {
        await env.MEDIA.put(...put)
        throw new Error('cut off')
      },
    },
  })
  const picture = new Uint8Array(sandPng)
  await expect(storePicture({ ...env, MEDIA: lost }, picture, 'its key')).rejects.toThrow('cut off')
  const ids = (await rowsOf('upload')).map(({ id }) => `submissions/${id}`)
  expect((await env.MEDIA.list()).objects.map(({ key }) => key)).toEqual(ids)
  expect(await storePicture(env, picture, 'its key')).toMatchObject({ picture: { width: 600, height: 300 } })
  expect(await rowsOf('upload')).toHaveLength(1)
})

test('editors alone can fetch it, as a download of a picture and nothing else', async () => {
  const { id } = await dataOf(await upload(sandPng))
  expect((await call(`/media/submissions/${id}`)).status).toBe(404)
  expect((await call(`/management/uploads/${id}`)).status).toBe(401)
  const fetched = await manage(`/uploads/${id}`)
  expect(Object.fromEntries(fetched.headers)).toMatchObject({
    'content-type': 'image/webp',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'content-disposition': 'attachment; filename="upload.webp"',
  })
})

test.each([
  ['HTML called a picture', text('<html><script>alert(1)</script></html>'), 'file-type'],
  ['an SVG with a script', text(duneSvg), 'file-type'],
  ['a GIF that is a script', text('GIF89a/*<svg onload=alert(1)>*/=1'), 'file-type'],
  ['a zip', text('PK\u0003\u0004 zip bomb'), 'file-type'],
  ['a PDF', text('%PDF-1.7'), 'file-type'],
  ['nothing', new Uint8Array(), 'required'],
  ['a PNG of 50,000 × 50,000', sized(sandPng, 50_000, 50_000), 'file-pixels'],
  ['a PNG of 12,001 × 1', sized(sandPng, 12_001, 1), 'file-pixels'],
  ['a PNG of 11,000 × 11,000', sized(sandPng, 11_000, 11_000), 'file-pixels'],
  ['a PNG of no width', sized(sandPng, 0, 300), 'file-type'],
  ['a PNG that is its header alone', sandPng.slice(0, 40), 'file-type'],
  ['a JPEG of 50,000 × 50,000', jpegHeader(50_000, 50_000), 'file-pixels'],
  ['a JPEG that is its header alone', jpegHeader(600, 300), 'file-type'],
  ['more than 12 MB', joined(sandPng, new Uint8Array(12 * 1024 * 1024)), 'file-size'],
])('%s is refused, and nothing is kept', async (_, bytes, kind) => {
  const refused = await upload(bytes)
  expect([refused.status, (await errorOf(refused)).fields]).toEqual([422, [{ field: 'image', kind }]])
  expect((await env.MEDIA.list()).objects).toEqual([])
  expect(await rowsOf('upload')).toEqual([])
})

test('a request of more than 16 MB is not read', async () => {
  expect((await upload(new Uint8Array(17 * 1024 * 1024))).status).toBe(413)
})

test('a contest picture waits, comes once for its key, and once approved is one of the contest in every edition', async () => {
  const replies = await Promise.all([1, 2, 3].map(() => enter(fields, largeSandPng, 'the-same-entry')))
  const references = await Promise.all(replies.map(async (reply) => (await dataOf(reply)).reference))
  expect(new Set(references).size).toBe(1)
  const [row] = await rowsOf('submission')
  expect(row).toMatchObject({ kind: 'contest-image', status: 'waiting' })
  const [receipt, ...others] = await rowsOf('outbox')
  expect([receipt?.template, receipt?.recipient, others]).toEqual(['form-receipt', 'ane@example.com', []])
  expect(JSON.parse(String(receipt?.data))).toMatchObject({ page: { path: '/fotokonkurrence/' } })

  const approvals = await Promise.all([1, 2, 3].map(() => manage(`/submissions/${row?.id}/approved`, 'PUT')))
  expect(approvals.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  const { entryId } = await dataOf(await manage(`/submissions/${row?.id}`))
  const entries = (await rowsOf('entry')).filter(({ id }) => id === entryId)
  expect(entries.map(({ locale }) => locale).sort()).toEqual(['da-DK', 'de-DE', 'en'])
  expect(JSON.parse(String(entries[0]?.fields))).toMatchObject({
    contestId: fields.contestId,
    imageTitle: 'Klit',
    imageSlug: 'klit',
  })
  expect(String(entries[0]?.fields)).not.toContain('example.com')
  const asset = (await rowsOf('asset')).find(({ title }) => title === 'Klit')
  const shown = await call(`/media/${asset?.url}?w=320&f=webp`)
  expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp'])
})

test('a contest picture that is rejected is kept no longer, also where its approval was cut off before', async () => {
  const { id } = await dataOf(await enter(fields, largeSandPng))
  const [upload] = await rowsOf('upload')
  await env.MEDIA.put(`contest/${upload?.id}`, largeSandPng)
  expect((await manage(`/submissions/${id}/rejected`, 'PUT')).status).toBe(200)
  expect((await env.MEDIA.list()).objects).toEqual([])
})

test('a picture whose deletion fails is gone once it is rejected again', async () => {
  const { id } = await dataOf(await enter(fields, largeSandPng))
  const failing = Object.create(env.MEDIA, { delete: { value: () => Promise.reject(new Error('R2 has failed')) } })
  const cutOff = await manage(`/submissions/${id}/rejected`, 'PUT', { ...env, MEDIA: failing })
  expect([cutOff.status, (await env.MEDIA.list()).objects.length]).toEqual([500, 1])
  expect((await manage(`/submissions/${id}/rejected`, 'PUT')).status).toBe(409)
  expect((await env.MEDIA.list()).objects).toEqual([])
})

test('a picture whose deletion failed is deleted by the clock, once', async () => {
  const { id } = await dataOf(await enter(fields, largeSandPng))
  const failing = Object.create(env.MEDIA, { delete: { value: () => Promise.reject(new Error('R2 has failed')) } })
  expect((await manage(`/submissions/${id}/rejected`, 'PUT', { ...env, MEDIA: failing })).status).toBe(500)
  const later = new Date(Date.now() + 5 * 60_000)
  await discardLeft({ ...env, MEDIA: failing }, later)
  expect((await env.MEDIA.list()).objects).toHaveLength(1)
  await discardLeft(env, later)
  expect((await env.MEDIA.list()).objects).toEqual([])
  expect(await rowsOf('submission')).toMatchObject([{ status: 'rejected', discarded_at: expect.any(Number) }])
})

test('a picture that is rejected while it is being approved is not left where everybody finds it', async () => {
  const { id } = await dataOf(await enter(fields, largeSandPng))
  const slow = Object.create(env.MEDIA, {
    get: { value: (...get: Parameters<R2Bucket['get']>) => env.MEDIA.get(...get) },
    put: {
      value: async (...put: Parameters<R2Bucket['put']>) => {
        const picture = await new Response(put[1] as ReadableStream).arrayBuffer()
        expect((await manage(`/submissions/${id}/rejected`, 'PUT')).status).toBe(200)
        return env.MEDIA.put(put[0], picture)
      },
    },
    delete: { value: (...keys: Parameters<R2Bucket['delete']>) => env.MEDIA.delete(...keys) },
  })
  expect((await manage(`/submissions/${id}/approved`, 'PUT', { ...env, MEDIA: slow })).status).toBe(409)
  expect((await env.MEDIA.list()).objects).toEqual([])
})

test('a contest picture that was sent again and again is rejected with all that was kept of it', async () => {
  const replies = await Promise.all([1, 2, 3].map(() => enter(fields, largeSandPng, 'the-same-entry')))
  const { id } = await dataOf(replies[0] as Response)
  expect((await enter(fields, largeSandPng, 'the-same-entry')).status).toBe(200)
  expect((await env.MEDIA.list()).objects).toHaveLength(1)
  expect((await manage(`/submissions/${id}/rejected`, 'PUT')).status).toBe(200)
  expect((await enter(fields, largeSandPng, 'the-same-entry')).status).toBe(200)
  expect((await env.MEDIA.list()).objects).toEqual([])
})

test('a picture is kept once for its key, and another one under that key or the same without one by itself', async () => {
  const sendAs = async (bytes: Uint8Array<ArrayBuffer>, key?: string) =>
    (await dataOf(await upload(bytes, 'a', key))).id
  const first = await sendAs(sandPng, 'the-same-upload')
  expect(await Promise.all([1, 2].map(() => sendAs(sandPng, 'the-same-upload')))).toEqual([first, first])
  const others = [await sendAs(largeSandPng, 'the-same-upload'), await sendAs(sandPng, 'another-upload')]
  const ids = new Set([first, ...others, await sendAs(sandPng), await sendAs(sandPng)])
  expect([ids.size, (await env.MEDIA.list()).objects.length]).toEqual([5, 5])
})

test('the picture of a form that is rejected is kept no longer, and no other picture that it names', async () => {
  const [own, other] = [await dataOf(await upload(sandPng)), await dataOf(await upload(sandPng))]
  const answers = {
    ...{ booking: 'MH-2345ABCD', name: String(other.id), email: 'ane@example.com', phone: '10756000' },
    ...{ noticed: '2026-11-20', message: 'Hanen drypper', picture: String(own.id) },
  }
  const body = { formKey: 'fault', locale: 'da-DK', departmentId: null, answers }
  const { id } = await dataOf(await send('/bridge/form_submissions/', body))
  const notice = (await rowsOf('outbox')).find(({ template }) => template === 'form-notice')
  expect(String(notice?.data)).not.toContain(own.id)
  expect((await manage(`/submissions/${id}/rejected`, 'PUT')).status).toBe(200)
  expect((await env.MEDIA.list()).objects.map(({ key }) => key)).toEqual([`submissions/${other.id}`])
  expect((await manage(`/uploads/${own.id}`)).status).toBe(404)
})

test.each([
  [{ userEmailConfirm: 'else@example.com' }, [{ field: 'userEmailConfirm', kind: 'mismatch' }]],
  [{ userName: '' }, [{ field: 'userName', kind: 'required' }]],
  [{ imageTitle: '<script>' }, [{ field: 'imageTitle', kind: 'characters' }]],
  [{ imageText: 'x'.repeat(501) }, [{ field: 'imageText', kind: 'too-long', limit: 500 }]],
  [{ contestId: 'photo-contest-2025' }, undefined],
])('an entry with %j is refused', async (changes, faults) => {
  const refused = await enter({ ...fields, ...changes }, largeSandPng)
  expect([refused.status, (await errorOf(refused)).fields]).toEqual([422, faults])
  expect(await rowsOf('submission')).toEqual([])
})

test.each([
  [999, 999],
  [600, 300],
  [300, 999],
  [1, 1],
])(
  'a contest picture of %d × %d pixels is refused with its size and the least, and nothing is kept',
  async (width, height) => {
    const refused = await enter(fields, sized(largeSandPng, width, height))
    const fault = { field: 'contest_image', kind: 'file-too-small', limit: 1000, width, height }
    expect([refused.status, (await errorOf(refused)).fields]).toEqual([422, [fault]])
    expect((await env.MEDIA.list()).objects).toEqual([])
    expect(await rowsOf('submission')).toEqual([])
  },
)

test('a contest picture of the least size is taken, and other forms take smaller ones', async () => {
  expect((await enter(fields, largeSandPng)).status).toBe(201)
  expect((await upload(sandPng)).status).toBe(201)
})

function upload(bytes: Uint8Array<ArrayBuffer>, name = 'picture.png', key?: string): Promise<Response> {
  const form = new FormData()
  form.append('image', new File([bytes], name, { type: 'image/png' }))
  const headers = new Headers(key === undefined ? [] : [['idempotency-key', key]])
  return call('/workers/image/upload/', { method: 'POST', headers, body: form })
}

function enter(texts: Record<string, string>, picture: Uint8Array<ArrayBuffer>, key: string = crypto.randomUUID()) {
  const form = new FormData()
  for (const [name, value] of Object.entries(texts)) form.append(name, value)
  form.append('contest_image', new File([picture], 'picture.png'))
  const headers = { 'idempotency-key': key, 'accept-language': 'da-DK' }
  return call('/workers/bridge/contest_image_submissions/', { method: 'POST', headers, body: form })
}

function text(words: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(words)
}

function joined(...parts: Uint8Array<ArrayBuffer>[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

/** The same PNG with other sides in its header: its pixels are never looked at. */
function sized(png: Uint8Array<ArrayBuffer>, width: number, height: number): Uint8Array<ArrayBuffer> {
  const bytes = png.slice()
  const view = new DataView(bytes.buffer)
  view.setUint32(16, width)
  view.setUint32(20, height)
  return bytes
}

/** A comment in the PNG, behind its header: 4 bytes of length, the type, the words, and a checksum of theirs. */
function withTextChunk(png: Uint8Array<ArrayBuffer>, words: string): Uint8Array<ArrayBuffer> {
  const body = text(`tEXtComment\0${words}`)
  const chunk = new Uint8Array(body.length + 8)
  new DataView(chunk.buffer).setUint32(0, body.length - 4)
  chunk.set(body, 4)
  new DataView(chunk.buffer).setUint32(chunk.length - 4, crc32(body))
  return joined(png.slice(0, 33), chunk, png.slice(33))
}

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1
  }
  return (crc ^ 0xffffffff) >>> 0
}

function jpegHeader(width: number, height: number): Uint8Array<ArrayBuffer> {
  const frame = [
    0xff,
    0xc0,
    0,
    17,
    8,
    height >> 8,
    height & 255,
    width >> 8,
    width & 255,
    3,
    1,
    34,
    0,
    2,
    17,
    1,
    3,
    17,
    1,
  ]
  return Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, ...frame, 0xff, 0xd9])
}
