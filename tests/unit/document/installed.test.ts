import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { darkSurface, icons, surface } from '../../../src/document/installed.ts'

test('the icons of the installed site are there in the sizes that it names, one of them for any mask', async () => {
  const touch = ['/apple-touch-icon.png', '/apple-touch-icon-precomposed.png'].map((src) => ({ src, sizes: '180x180' }))
  for (const { src, sizes } of [...icons, ...touch]) {
    expect([src, await sizeOf(src)]).toEqual([src, sizes])
  }
  expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ])
})

test('its ground while it opens is that of the pages', async () => {
  expect(await readFile('client/styles/tokens.css', 'utf8')).toContain(
    `--surface: light-dark(${surface}, ${darkSurface});`,
  )
})

/** Of a PNG, by its first chunk. */
async function sizeOf(url: string): Promise<string> {
  const file = await readFile(`client/public${url}`)
  expect(file.subarray(1, 4).toString()).toBe('PNG')
  return `${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`
}
