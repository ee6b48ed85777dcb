import { expect, onTestFinished, test } from 'vitest'
import { editions } from '../../src/editions/table.ts'
import { type EntryFields, managedEntry } from '../managed-entry.ts'
import { thisSite } from '../this-site.ts'
import { rawRequest } from './raw-request.ts'

const { port, backendPort } = thisSite()
const patience = { timeout: 60_000, interval: 250 }

/** What each edition answers at a path: the status, and where it leads. */
async function answers(path: string): Promise<string[]> {
  return Promise.all(
    editions.map(async ({ key }) => {
      const headers = { host: `${key}.localhost:${port}`, accept: 'text/html' }
      const { status, headers: reply } = await rawRequest({ port, method: 'GET', path, headers, timeout: 60_000 })
      const to = reply.location
      return to === undefined ? String(status) : `${status} ${new URL(to, 'http://any').pathname}`
    }),
  )
}
const inAll = (answer: string) => editions.map(() => answer)
const become = (path: string, answer: string) => expect.poll(() => answers(path), patience).toEqual(inAll(answer))
const inEach = <Value>(value: Value) => Object.fromEntries(editions.map(({ locale }) => [locale, value]))

/** A published page of the test's own, below another one. It is gone at the end. */
async function publishedPage(id: string, slug: string, parent: string | null = null) {
  const entry = managedEntry(backendPort, id)
  const link = parent && { sys: { type: 'Link', linkType: 'Entry', id: parent } }
  const fieldsAt = (at: string): EntryFields => ({
    title: inEach(`Page ${id}`),
    slug: inEach(at),
    ...(link && { parent: inEach(link) }),
  })
  let version = await entry.create('page', fieldsAt(slug))
  version = await entry.publish(version, fieldsAt(slug))
  onTestFinished(async () => {
    await entry.unpublish().catch(() => {})
    await entry.delete()
  })
  return {
    unpublish: () => entry.unpublish(),
    async moveTo(at: string) {
      version = await entry.publish((await entry.read()).sys.version, fieldsAt(at))
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
}, 240_000)

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
}, 240_000)
