import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { origins } from '../site/site.ts'
import { openWorker } from '../site/worker.ts'

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(() => void vi.restoreAllMocks())

const page = `${origins.da}/no-such-page/`

test('where the Cache API takes everything and never has it, as on workers.dev, the isolate’s memory serves', async () => {
  const { fetch, visit, keys } = await openWorker()
  expect(await visit(page)).toBe(404)
  expect(keys.some((key) => key.includes(':page:'))).toBe(true)
  const again = await fetch(page)
  expect(again.headers.get('cache-status')).toMatch(/^marehalm; hit; ttl=\d+; detail=memory$/)
  await again.text()
})

test('where the Cache API fails, pages are made and kept all the same', async () => {
  const { fetch, visit } = await openWorker()
  vi.spyOn(caches, 'open').mockRejectedValue(new Error('No cache here'))
  expect(await visit(page)).toBe(404)
  expect((await fetch(page)).headers.get('cache-status')).toContain('detail=memory')
})
