import { expect, test } from 'vitest'
import { markets } from '../../src/markets/market.ts'
import { staticPaths } from '../../src/urls/routes.ts'
import { openSite } from './site.ts'

const [danish] = markets
const own = staticPaths(danish, ({ visibility }) => visibility === 'private')

test.each(own)('%s is private in every format', async (path) => {
  const site = openSite()
  const page = await site.fetch(path)
  const policy = page.headers.get('cache-control') ?? ''
  // The error page in its place is the same for everyone.
  expect(policy).toBe(page.status < 400 && page.status !== 302 && page.status !== 303 ? 'private, no-store' : policy)
  expect(page.headers.get('cache-status') ?? '').not.toMatch(/hit|miss/)
  expect(await (await site.fetch(`${path}_payload.json`)).json()).toMatchObject({
    kind: 'full-load',
    reason: 'private',
  })
  expect((await site.fetch(`${path}index.md`)).status).toBe(404)
})

test.each(staticPaths(danish, ({ visibility }) => visibility === 'shared'))('%s is everyone’s', async (path) => {
  const site = openSite()
  const page = await site.fetch(path)
  expect(page.headers.get('cache-control')).toBe('no-cache')
  expect((await (await site.fetch(`${path}_payload.json`)).json()) as object).toMatchObject({ kind: 'page' })
})
