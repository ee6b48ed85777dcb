import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { copyStateInto, freePorts } from '../running-site.ts'
import { thisSite } from '../this-site.ts'
import { searchAtHand } from './workloads.ts'

/** Every part of the bench goes through once: what the site changes must not break it unseen. */
const houses = 120
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'marehalm-smoke-'))
  copyStateInto(inject('preparedPath'), join(folder, String(houses)))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Rows of the tables that the part prints, by their first cell. Throws when it fails. */
async function runPart(part: string, ...options: string[]): Promise<Map<string, string[]>> {
  // A part takes that port and up to seven after it.
  const port = String(await freePorts(8))
  const command = ['tests/bench/bench.ts', part, '--smoke', '--port', port, ...options]
  const { stdout } = await promisify(execFile)(process.execPath, command)
  const rows = stdout.split('\n').filter((line) => line.startsWith('| ') && /\d/.test(line))
  return new Map(rows.map((row) => row.slice(2, -2).split(' | ')).map(([name = '', ...cells]) => [name, cells]))
}

/** kB of a search page of 10 cards, one of 24, and a house: as they are, and as they are sent. */
const mostWhole = { whole: [49, 70, 70.3], 'whole, brotli': [10.8, 12.2, 16.3] }

test('the bench of the worker measures every kind of page, what it asks, weighs and spends, and the cold start', async () => {
  const rows = await runPart('worker', '--state', join(folder, String(houses)))
  const names = [...rows.keys()]
  expect(names).toEqual(
    expect.arrayContaining([
      ...[
        'search page, kept',
        'its payload, kept',
        'search page, 24 cards, made',
        searchAtHand.name,
        'house page, made',
      ],
      ...['search page, 24 cards', 'house page', 'whole, brotli', 'props of islands', 'cards', 'calls and parsing'],
      ...['resident, garbage included', 'in use once garbage is collected'],
      ...['first byte of a search page', 'any answer: a page that is not found', 'limit'],
    ]),
  )
  const sharesOf = (name: string) => rows.get(name)?.map((cell) => Number.parseInt(cell, 10)) ?? []
  for (const source of ['render', 'calls and parsing']) expect(Math.min(...sharesOf(source))).toBeGreaterThan(0)
  const [calls = 0, questions = 0, , open = 0] = rows.get('house page')?.map(Number) ?? []
  expect(calls).toBeGreaterThan(0)
  expect(questions).toBeGreaterThanOrEqual(calls)
  expect(open).toBeGreaterThan(1)
  expect(rows.get(searchAtHand.name)?.slice(0, 2), 'asks no service').toEqual(['0', '0'])
  for (const [name, most] of Object.entries(mostWhole)) {
    const weights = rows.get(name)?.map(Number) ?? []
    expect(weights, name).toHaveLength(most.length)
    for (const [page, weight] of weights.entries()) expect(weight, name).toBeLessThanOrEqual(most[page] ?? 0)
  }
  const [before = 0, after = 0] = rows.get('in use once garbage is collected')?.map(Number) ?? []
  expect(before).toBeGreaterThan(0)
  expect(after).toBeGreaterThan(0)
  // The number of complete pages depends on the machine.
  for (const name of ['search page, kept', 'search page, 24 cards, made']) expect(rows.get(name)?.[2]).not.toBe('0 %')
  const [requestsAlone, ofKept] = ['house page, made', 'search page, kept'].map((name) => rows.get(name)?.[9])
  expect(Number(requestsAlone)).toBeGreaterThan(0)
  expect(ofKept?.trim()).toBe('')
})

test('the bench of the browser loads a page, steps to a house and clicks a filter', async () => {
  const rows = await runPart('browser', '--site', String(thisSite().port))
  expect([...rows.keys()]).toEqual(expect.arrayContaining(['search page, 24 cards', 'map, 10 a page, phone']))
  expect([...rows.values()].flat().filter((cell) => cell.includes('NaN') || cell === '–')).toEqual([])
})

test('Lighthouse reports on a page', async () => {
  const rows = await runPart('lighthouse', '--site', String(thisSite().port))
  expect(Number(rows.get('front page')?.[0])).toBeGreaterThan(0)
})

test('the bench of growth puts every question, and each is answered', async () => {
  const rows = await runPart('growth', '--folder', folder, '--sizes', String(houses))
  expect(rows.size).toBeGreaterThan(15)
  expect([...rows.values()].flat().filter((cell) => cell.includes('NaN'))).toEqual([])
})

test('the bench of the search asks for results and numbers, and pages for several guests', async () => {
  const rows = await runPart('search', '--folder', folder, '--lodgings', String(houses), '--prepared')
  expect([...rows.values()].flat().filter((cell) => cell.includes('NaN'))).toEqual([])
  expect(Number(rows.get('made')?.[0])).toBeGreaterThan(0)
  const [ofResults = '', ofCounts = ''] = rows.get('searches') ?? []
  expect(Number.parseFloat(ofResults)).toBeGreaterThanOrEqual(1)
  expect(Number.parseFloat(ofCounts)).toBeGreaterThan(1)
  expect(rows.get('pages without houses')?.[0]).toMatch(/ of 8$/)
})

test('the bench of a day replays views in front of several isolates, and sees what changes on each of them', async () => {
  const rows = await runPart('day', '--folder', folder, '--lodgings', String(houses), '--prepared')
  expect(Number(rows.get('all')?.[0])).toBe(20)
  const [cpu = ''] = rows.get('of a view ÷ the limit') ?? []
  expect(Number(cpu)).toBeGreaterThan(0)
  for (const kind of ['booking', 'hold', 'price', 'edit']) {
    const [changes, pages, , longest] = rows.get(kind) ?? []
    expect(changes, kind).toBe('1')
    expect(Number(pages), kind).toBeGreaterThan(0)
    expect(Number(longest), kind).toBeLessThan(20)
  }
})
