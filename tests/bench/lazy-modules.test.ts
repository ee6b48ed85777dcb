import { expect, test } from 'vitest'
import { freePorts } from '../running-site.ts'
import { siteWorker } from './site-worker.ts'
import { firstByte, serveWorker } from './workerd.ts'

/** What no start imports, by the name of its file. */
const isLater = (file: string) => file.startsWith('later-') && !file.startsWith('later-rolldown-runtime')

test('a module of the site worker is not compiled before a request needs it', async () => {
  const port = await freePorts(2)
  const { configuration, embeds } = siteWorker(port)
  const files = Object.keys(embeds).filter(isLater)
  expect(files.length).toBeGreaterThan(100)
  const broken = Object.fromEntries(files.map((file) => [file, 'this is no module']))
  const served = await serveWorker({ configuration, embeds: { ...embeds, ...broken } }, port + 1)
  // Nobody has the words of the editions: the first answer says that there is no page.
  await firstByte(`${served.origin}/nothing.txt`, 503)
  await served.stop()
})
