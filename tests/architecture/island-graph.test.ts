import { globSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { build } from 'vite'
import { expect, test } from 'vitest'

const ofTheServer =
  /^(src\/(services|cache|drafts|routing|document|middleware|api|backend)\/|kv\/|src\/env\.ts)|\/(load|queries)\.ts$/

test('whatever an island imports, however indirectly, nothing of the server comes with it', async () => {
  const islands = globSync('src/**/*.island.tsx')
  const files = await filesBehind(islands)
  expect(islands.length).toBeGreaterThan(5)
  expect(files).toEqual(expect.arrayContaining(islands))
  expect(files.filter((file) => ofTheServer.test(file))).toEqual([])
})

/** Every source file that is read to bundle these: what is imported as a type alone is not. */
async function filesBehind(entries: string[]): Promise<string[]> {
  const read = new Set<string>()
  await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [{ name: 'note', transform: (_code, id) => void read.add(relative(resolve('.'), id)) }],
    build: { write: false, rolldownOptions: { input: entries, external: /^[^./]/ } },
  })
  return [...read]
}
