import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { unpackOnce } from '../../browser/chromium.ts'

let place: string
beforeEach(async () => {
  place = await mkdtemp(join(tmpdir(), 'marehalm-unpack-'))
})
afterEach(() => rm(place, { recursive: true, force: true }))

async function unpackTwoFiles(folder: string): Promise<void> {
  await mkdir(join(folder, 'fonts'))
  await writeFile(join(folder, 'chromium'), 'first half, ')
  await writeFile(join(folder, 'chromium'), 'second half', { flag: 'a' })
}

test('processes that unpack at the same moment end with one whole folder', async () => {
  const folder = join(place, 'cache', 'chromium-1')
  let started = 0
  const bothStarted = Promise.withResolvers<void>()
  const unpack = async (own: string) => {
    started += 1
    if (started === 2) bothStarted.resolve()
    await bothStarted.promise
    await unpackTwoFiles(own)
  }
  expect(await Promise.all([unpackOnce(folder, unpack), unpackOnce(folder, unpack)])).toEqual([folder, folder])
  expect(await readdir(join(place, 'cache'))).toEqual(['chromium-1'])
  expect((await readdir(folder)).sort()).toEqual(['chromium', 'fonts'])
  expect(await readFile(join(folder, 'chromium'), 'utf8')).toBe('first half, second half')
})

test('what a killed run left half unpacked is not used', async () => {
  const folder = join(place, 'chromium-1')
  await mkdir(`${folder}.killed`)
  await writeFile(join(`${folder}.killed`, 'chromium'), 'first half, ')
  await unpackOnce(folder, unpackTwoFiles)
  expect(await readFile(join(folder, 'chromium'), 'utf8')).toBe('first half, second half')
})

test('an unpacking that fails leaves nothing behind, and the next one succeeds', async () => {
  const folder = join(place, 'chromium-1')
  const fail = async (own: string) => {
    await writeFile(join(own, 'chromium'), 'first half, ')
    throw new Error('No space left on device')
  }
  await expect(unpackOnce(folder, fail)).rejects.toThrow('No space left on device')
  expect(await readdir(place)).toEqual([])
  await unpackOnce(folder, unpackTwoFiles)
  expect(await readdir(place)).toEqual(['chromium-1'])
})

test('a folder that is there is not unpacked again', async () => {
  const folder = join(place, 'chromium-1')
  await unpackOnce(folder, unpackTwoFiles)
  const fail = () => Promise.reject(new Error('Unpacked again'))
  expect(await unpackOnce(folder, fail)).toBe(folder)
})
