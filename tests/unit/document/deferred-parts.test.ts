import { createElement } from 'react'
import { beforeAll, expect, test, vi } from 'vitest'
import { renderDocument, wholeDocument } from '../../../src/document/render-document.ts'
import type { SiteLayout } from '../../../src/document/site-layout.tsx'
import { type DeferredPart, DeferredPlace, placeOf } from '../../../src/ui/deferred-part.tsx'

const layout: SiteLayout = {
  header: () => ['<header></header>'],
  footer: () => ['<footer></footer>'],
  errorWords: null,
  tags: [],
  isWhole: true,
}

const page = { head: {}, visibility: 'shared' } as const
const origins = { da: '', de: '', en: '' }

/** A page that waits for its weather; what it has said so far, and what it says next. */
function openPage(
  weather: Promise<string>,
  { title = 'House', whole = false, loadedLayout = Promise.resolve(layout) } = {},
) {
  const problems: unknown[] = []
  const part: DeferredPart = {
    id: 'weather',
    main: weather.then((text) => createElement('p', { id: 'weather' }, text)),
    waiting: createElement('p', { id: 'weather' }, 'on its way'),
  }
  const stream = renderDocument({
    head: '<head></head>',
    siteLayout: () => loadedLayout,
    page,
    origins,
    main: Promise.resolve(createElement('h1', null, title, createElement(DeferredPlace, { id: 'weather' }))),
    structured: Promise.resolve(''),
    deferred: [part],
    failedMain: () => 'failed',
    layout: 'page',
    nonce: 'abc',
    whole,
    onError: (error) => problems.push(error),
  })
  const { reader, read } = readerOf(stream)
  return { problems, stream, read, leave: () => reader.cancel(), rest: () => readAll(read) }
}

function readerOf(stream: ReadableStream<Uint8Array>) {
  const reader = stream.getReader()
  async function read(): Promise<string | undefined> {
    const { value } = await reader.read()
    return value && new TextDecoder().decode(value)
  }
  return { reader, read }
}

async function readAll(read: () => Promise<string | undefined>): Promise<string> {
  let text = ''
  for (let chunk = await read(); chunk !== undefined; chunk = await read()) text += chunk
  return text
}

/** What writes documents is evaluated with the first of an isolate. */
beforeAll(async () => {
  await openPage(Promise.resolve('sun')).rest()
})

const main = (text: string) => `<h1>House<p id="weather">${text}</p></h1></main><div><footer></footer></div>`

test('a part that is there when the page leaves stands in its place', async () => {
  const html = await openPage(Promise.resolve('sun')).rest()
  expect(html).toContain(main('sun'))
  expect(html).not.toContain('<template')
})

test('a page whose layout and parts are at hand waits for no timer', async () => {
  const timers = vi.spyOn(globalThis, 'setTimeout')
  const { read } = openPage(Promise.resolve('sun'))
  const chunks = [await read(), await read(), await read()]
  const started = timers.mock.calls.length
  timers.mockRestore()
  expect(chunks).toEqual([expect.stringContaining('<header>'), expect.stringContaining(main('sun')), undefined])
  expect(started).toBe(0)
})

test('a page leaves without a part that is late, which then takes the place of what waits for it', async () => {
  const weather = Promise.withResolvers<string>()
  const page = openPage(weather.promise)
  expect(await page.read()).toBe('<head></head><header></header>')
  expect(await page.read()).toContain(main('on its way'))
  weather.resolve('rain')
  expect(await page.rest()).toMatch(
    /^<template id="later-weather"><p id="weather">rain<\/p><\/template><script nonce="abc">.+<\/script><\/body><\/html>$/,
  )
})

test('a page for a program waits for its late parts', async () => {
  const weather = Promise.withResolvers<string>()
  const page = openPage(weather.promise, { whole: true })
  await page.read()
  const rest = page.rest()
  weather.resolve('rain')
  expect(await rest).toContain(main('rain'))
})

test('a part that fails leaves its waiting link, and the rest of the page stands', async () => {
  const page = openPage(Promise.reject(new Error('broken')))
  expect(await page.rest()).toContain(main('on its way'))
  expect(page.problems).toHaveLength(1)
})

test('the head leaves before menus and settings are there', async () => {
  const loaded = Promise.withResolvers<SiteLayout>()
  const page = openPage(Promise.resolve('sun'), { loadedLayout: loaded.promise })
  expect(await page.read()).toBe('<head></head>')
  loaded.resolve(layout)
  expect(await page.read()).toBe('<header></header>')
})

test('the head of an isolate’s first document leaves before React is evaluated, and before its layout is asked for', async () => {
  vi.resetModules()
  const evaluated: string[] = []
  vi.doMock('../../../src/document/write-document.ts', async (importOriginal) => {
    evaluated.push('writer')
    return importOriginal()
  })
  const { renderDocument: renderFirst } = await import('../../../src/document/render-document.ts')
  let layouts = 0
  const parts = {
    ...{ head: '<head></head>', page, origins, structured: Promise.resolve(''), deferred: [], nonce: 'abc' },
    ...({ main: Promise.resolve(createElement('h1')), layout: 'page', whole: false } as const),
    failedMain: () => 'failed',
    onError: () => {},
    siteLayout() {
      layouts += 1
      return Promise.resolve(layout)
    },
  }
  const { read } = readerOf(renderFirst(parts))
  expect([await read(), layouts, ...evaluated]).toEqual(['<head></head>', 0])
  expect([await read(), layouts, ...evaluated]).toEqual(['<header></header>', 1, 'writer'])
  vi.doUnmock('../../../src/document/write-document.ts')
  expect(await readerOf(renderFirst(parts)).read()).toBe('<head></head><header></header>')
})

test('words that look like a place are left as they are written', async () => {
  const written = placeOf('weather')
  const page = openPage(Promise.resolve('sun'), { title: written })
  expect(await page.rest()).toContain(
    `<h1>${written.replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')}<p id="weather">sun</p></h1>`,
  )
})

test('the bytes of a kept page are those that its reader gets, who may be slow', async () => {
  const page = openPage(Promise.resolve('sun'))
  const whole = await wholeDocument(page.stream)
  expect(new TextDecoder().decode(whole)).toBe(await page.rest())
})

test('a page that is kept is written to its end although its reader leaves while it waits', async () => {
  const layoutOf = Promise.withResolvers<SiteLayout>()
  const page = openPage(Promise.resolve('sun'), { loadedLayout: layoutOf.promise })
  const whole = wholeDocument(page.stream)
  expect(await page.read()).toBe('<head></head>')
  const left = page.leave()
  layoutOf.resolve(layout)
  await left
  expect(new TextDecoder().decode(await whole)).toMatch(/^<head><\/head><header>.+<p id="weather">sun.+<\/html>$/)
  expect(page.problems).toEqual([])
})

test('nothing more is written for a reader who leaves, and no half of a page is kept', async () => {
  const page = openPage(new Promise(() => {}))
  await page.read()
  await page.leave()
  await expect(wholeDocument(page.stream)).rejects.toBeUndefined()
})
