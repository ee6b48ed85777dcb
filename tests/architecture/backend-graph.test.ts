import { relative, resolve } from 'node:path'
import { build } from 'vite'
import { expect, test } from 'vitest'

test('the back end draws nothing but mails: React comes with them alone', async () => {
  const imports = await importsBehind('src/backend/index.ts')
  const drawing = imports.filter(({ source }) => /^(react|react-dom|@react-email|@tanstack)(\/|$)/.test(source))
  const files = drawing.map(({ file }) => file)
  expect(files).toContain('src/backend/mail/render/blocks.tsx')
  expect(files.filter((file) => !file.startsWith('src/backend/mail/'))).toEqual([])
})

/** Every import of a package by a file that the entry imports, however indirectly; types are none. */
async function importsBehind(entry: string): Promise<{ file: string; source: string }[]> {
  const found: { file: string; source: string }[] = []
  await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'note',
        enforce: 'pre',
        resolveId(source, importer) {
          if (!importer || !/^[^./]/.test(source)) return null
          found.push({ file: relative(resolve('.'), importer), source })
          return { id: source, external: true }
        },
      },
    ],
    build: { write: false, rolldownOptions: { input: entry } },
  })
  return found
}
