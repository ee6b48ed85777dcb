import { expect, test } from 'vitest'
import { readSources } from './sources.ts'

const client = 'src/services/search/'
const embedded = 'src/backend/search/'
/** The command that fills an engine, and the specification's error texts, which name it. */
const others = ['src/commands/search-push.ts', 'src/contracts/error-texts.ts']

test('only the client of the search and the embedded search know the engine: another one is another client', async () => {
  const sources = await readSources(['src/**/*.{ts,tsx}', 'client/**/*.{ts,tsx}', 'kv/**/*.ts'])
  const naming = sources.filter(({ text }) => /meilisearch|indexUid|toSearchBody|multi-?search/i.test(text))
  const paths = naming.map(({ path }) => path)
  expect(paths.filter((path) => !path.startsWith(client) && !path.startsWith(embedded))).toEqual([...others])
})
