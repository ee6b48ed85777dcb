import { expect, onTestFinished, test } from 'vitest'
import { editions } from '../../src/editions/table.ts'
import { type EntryFields, managedEntry } from '../managed-entry.ts'
import { thisSite } from '../this-site.ts'
import { rawRequest } from './raw-request.ts'

const { port, backendPort } = thisSite()
const pollOptions = { interval: 250 }

/** Response of each edition at a path: the status, and the target. */
async function answers(path: string): Promise<string[]> {
  return Promise.all(
    editions.map(async ({ key }) => {
      const headers = { host: `${key}.localhost:${port}`, accept: 'text/html' }
      const { status, headers: reply } = await rawRequest({ port, method: 'GET', path, headers })
      const to = reply.location
      return to === undefined ? String(status) : `${status} ${new URL(to, 'http://any').pathname}`
    }),
  )
}
const inAll = (answer: string) => editions.map(() => answer)
const become = (path: string, answer: string) => expect.poll(() => answers(path), pollOptions).toEqual(inAll(answer))
const inEach = <Value>(value: Value) => Object.fromEntries(editions.map(({ locale }) => [locale, value]))

/** A published page of the test's own, below another one. It is gone at the end. */
async function publishedPage(id: string, slug: string, parent: string | null = null) {
  const entry = managedEntry(backendPort, id)
  const linkTo = (above: string) => inEach({ sys: { type: 'Link', linkType: 'Entry', id: above } })
  const fieldsAt = (at: string, above = parent): EntryFields => ({
    title: inEach(`Page ${id}`),
    slug: inEach(at),
    ...(above && { parent: linkTo(above) }),
  })
  let version = await entry.create('page', fieldsAt(slug))
  version = await entry.publish(version, fieldsAt(slug))
  onTestFinished(async () => {
    await entry.unpublish().catch(() => {})
    await entry.delete()
  })
  return {
    unpublish: () => entry.unpublish(),
    async moveTo(at: string, above?: string) {
      version = await entry.publish((await entry.read()).sys.version, fieldsAt(at, above))
    },
  }
}

test('a page that was unpublished and moved before it was published again leads on from where it was, children too', async () => {
  const parent = await publishedPage('page-dunes', 'test-dunes')
  await publishedPage('page-dunes-walk', 'walk', 'page-dunes')
  await become('/test-dunes/walk/', '200')
  await become('/test-dunes/', '200')

  await parent.unpublish()
  await become('/test-dunes/', '404')
  await parent.moveTo('test-heath')
  await become('/test-heath/', '200')
  await become('/test-heath/walk/', '200')
  await become('/test-dunes/', '301 /test-heath/')
  await become('/test-dunes/walk/', '301 /test-heath/walk/')
})

test('a page that moves on leads from each old path straight to where it is, and back again without a loop', async () => {
  const page = await publishedPage('page-beach', 'test-a')
  await become('/test-a/', '200')
  await page.moveTo('test-b')
  await become('/test-b/', '200')
  await page.moveTo('test-c')
  await become('/test-c/', '200')
  await become('/test-a/', '301 /test-c/')
  await become('/test-b/', '301 /test-c/')

  await page.moveTo('test-a')
  await become('/test-a/', '200')
  await become('/test-b/', '301 /test-a/')
  await become('/test-c/', '301 /test-a/')
})

/** Text of each edition at a path. */
function texts(path: string): Promise<string[]> {
  return Promise.all(
    editions.map(async ({ key }) => {
      const headers = { host: `${key}.localhost:${port}`, accept: 'text/html' }
      return (await rawRequest({ port, method: 'GET', path, headers })).text
    }),
  )
}

/** Links of the breadcrumbs, and paths of the alternates, in each edition. */
async function placesOf(path: string) {
  return (await texts(path)).map((html) => ({
    above: [...(/<nav class="breadcrumbs".*?<\/nav>/s.exec(html)?.[0] ?? '').matchAll(/href="(\/[^"]+)"/g)].map(
      ([, to]) => to,
    ),
    alternates: [
      ...html.matchAll(/<link rel="alternate" hreflang="(?!x-default)[^"]+" href="https?:\/\/[^/"]+(\/[^"]*)"/g),
    ].map(([, to]) => to),
  }))
}

test('a parent that moves while it is published takes its children along, in every edition', async () => {
  const parent = await publishedPage('page-moor', 'test-moor')
  await publishedPage('page-moor-pond', 'pond', 'page-moor')
  await publishedPage('page-moor-frog', 'frog', 'page-moor-pond')
  await publishedPage('page-upland', 'test-upland')
  await become('/test-moor/pond/frog/', '200')

  await parent.moveTo('test-marsh')
  for (const below of ['', 'pond/', 'pond/frog/']) {
    await become(`/test-marsh/${below}`, '200')
    await become(`/test-moor/${below}`, `301 /test-marsh/${below}`)
  }
  const there = {
    above: ['/test-marsh/', '/test-marsh/pond/'],
    alternates: editions.map(() => '/test-marsh/pond/frog/'),
  }
  await expect.poll(() => placesOf('/test-marsh/pond/frog/'), pollOptions).toMatchObject(editions.map(() => there))

  // Below another page: each address that there ever was leads on in one step.
  await parent.moveTo('test-marsh', 'page-upland')
  for (const below of ['', 'pond/', 'pond/frog/']) {
    await become(`/test-upland/test-marsh/${below}`, '200')
    for (const old of ['test-moor', 'test-marsh']) {
      await become(`/${old}/${below}`, `301 /test-upland/test-marsh/${below}`)
    }
  }

  // And back to where it was first, without a loop.
  await parent.moveTo('test-moor')
  for (const below of ['', 'pond/', 'pond/frog/']) {
    await become(`/test-moor/${below}`, '200')
    await become(`/test-marsh/${below}`, `301 /test-moor/${below}`)
    await become(`/test-upland/test-marsh/${below}`, `301 /test-moor/${below}`)
  }

  await expect(parent.moveTo('test-moor', 'page-moor-frog')).rejects.toThrow('answered 422')
  await expect(parent.moveTo('test-moor', 'page-moor')).rejects.toThrow('answered 422')
  await become('/test-moor/pond/frog/', '200')
})

test('two parents swap their slugs by a third one, and each address leads to the page that it now is', async () => {
  const east = await publishedPage('page-east', 'test-east')
  const west = await publishedPage('page-west', 'test-west')
  await publishedPage('page-east-gate', 'east-gate', 'page-east')
  await publishedPage('page-west-gate', 'west-gate', 'page-west')
  await become('/test-east/east-gate/', '200')
  await become('/test-west/west-gate/', '200')

  await expect(east.moveTo('test-west')).rejects.toThrow('answered 422')
  await east.moveTo('test-middle')
  await west.moveTo('test-east')
  await east.moveTo('test-west')
  await become('/test-east/', '200')
  await become('/test-west/', '200')
  await become('/test-west/east-gate/', '200')
  await become('/test-east/west-gate/', '200')
  await become('/test-middle/', '301 /test-west/')
  await become('/test-middle/east-gate/', '301 /test-west/east-gate/')
  await become('/test-east/east-gate/', '301 /test-west/east-gate/')
  await become('/test-west/west-gate/', '301 /test-east/west-gate/')
  const [shown = ''] = await texts('/test-east/')
  expect(shown).toContain('Page page-west')
})
