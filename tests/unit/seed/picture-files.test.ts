import { readdir, readFile, stat } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import employees from '../../../src/backend/seed/data/content/employees.json' with { type: 'json' }
import { originalsFolder } from '../../../src/backend/seed/originals.ts'
import { type Picture, pictures } from '../../../src/backend/seed/pictures/catalogue.ts'
import { heroPicture } from '../../../src/features/front/load.ts'

test('there are interiors enough, and each file is what the catalogue says, all of them within 30 MB', async () => {
  expect(pictures.filter(({ kind }) => kind === 'interior').length).toBeGreaterThanOrEqual(160)
  const sizes = await Promise.all(pictures.map(async ({ file }) => (await stat(new URL(file, originalsFolder))).size))
  expect(sizes).toEqual(pictures.map(({ fileSize }) => fileSize))
  expect((await readdir(originalsFolder)).toSorted()).toEqual(pictures.map(({ file }) => file).toSorted())
  expect(Math.max(...sizes)).toBeLessThan(160_000)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(30_000_000)
})

test('every picture says in three languages what is seen', () => {
  expect(new Set(pictures.map(({ id }) => id)).size).toBe(pictures.length)
  for (const { id, alt } of pictures) {
    const texts = Object.values(alt)
    expect(new Set(texts).size, id).toBe(3)
    for (const text of texts) expect(text, id).toMatch(/^\p{Lu}.{14,}[^.]$/u)
  }
})

test('each picture that the content or the front page names is one that it may show', async () => {
  const folder = new URL('../../../src/backend/seed/data/content/', import.meta.url)
  const files = await Promise.all((await readdir(folder)).map((name) => readFile(new URL(name, folder), 'utf8')))
  const named = [...files.join('').matchAll(/"\$picture": "([\w-]+)"/g)].map(([, id]) => id)
  const editorial = new Set<string | undefined>(pictures.flatMap(({ id, editorial: isOne }) => (isOne ? [id] : [])))
  expect(named.length).toBeGreaterThan(10)
  expect([...named, heroPicture.replace('pictures/', '')].filter((id) => !editorial.has(id))).toEqual([])
})

test('everybody of the staff has a portrait of their own, all of one size', () => {
  const shown = employees.map(({ fields }) => fields.image.$picture)
  expect(new Set(shown).size).toBe(employees.length)
  const portraits = pictures.filter(({ kind }) => kind === 'portrait')
  expect(portraits.map(({ id }) => id).toSorted()).toEqual(shown.toSorted())
  expect(new Set(portraits.map(({ width, height }) => `${width} × ${height}`))).toEqual(new Set(['1200 × 1200']))
})

/** How much of the whitest row in a picture's lower third is white, in the tenth of its width that has least: 0 to 1. */
async function whiteRail({ file }: Picture): Promise<number> {
  const image = sharp(fileURLToPath(new URL(file, originalsFolder)))
  const { data, info } = await image.resize(640).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const isWhite = (x: number, y: number) => {
    const at = (y * info.width + x) * 3
    const [red = 0, green = 0, blue = 0] = [data[at], data[at + 1], data[at + 2]]
    const [darkest, brightest] = [Math.min(red, green, blue), Math.max(red, green, blue)]
    return darkest > 195 && brightest > 205 && brightest - darkest < 40
  }
  const tenth = info.width / 10
  let whitest = 0
  for (let y = Math.round(info.height * 0.62); y < info.height * 0.98; y++) {
    const whiteIn = (from: number) =>
      Array.from({ length: tenth }, (_, x) => from + x).filter((x) => isWhite(x, y)).length / tenth
    whitest = Math.max(whitest, Math.min(...Array.from({ length: 10 }, (_, part) => whiteIn(part * tenth))))
  }
  return whitest
}

test('the fence of a fenced garden goes across the whole front, and other gardens have none', async () => {
  const fronts = pictures.filter(({ id }) => id.startsWith('front-'))
  const fenced = fronts.filter(({ shows }) => shows?.includes('fencedGround'))
  expect(fenced.length).toBeGreaterThan(40)
  const open = fronts.filter(({ shows }) => shows?.includes('!fencedGround')).filter((_, at) => at % 8 === 0)
  for (const [of, isFenced] of [
    [fenced, true],
    [open, false],
  ] as const) {
    const rails = await Promise.all(of.map(whiteRail))
    expect(of.filter((_, at) => (rails[at] ?? 0) > 0.9 !== isFenced).map(({ id }) => id)).toEqual([])
  }
})
