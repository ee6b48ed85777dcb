import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sourcesIn } from '../../src/commands/run-program.ts'

/** The seed’s pictures and film go into the media store, not into the workers; the type check alone reads its settings. */
const notBuilt = /\.(?:webp|mp4)$|\/tsconfig\.json$/

test('a change of any file of the workers, the browser or the compiler makes a new build', async () => {
  const files = globSync('{src,client,kv}/**/*.*').filter((path) => !notBuilt.test(path))
  const sources = new Set(await sourcesIn('.'))
  expect(files.length).toBeGreaterThan(1000)
  expect(files.filter((path) => !sources.has(path))).toEqual([])
})
