import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadScript } from '../../../client/scripts/load-script.ts'
import { errorTexts } from '../../../src/contracts/error-texts.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A document that only notes which scripts stand in its head. */
function emptyDocument() {
  const scripts: { src: string }[] = []
  const head = { appendChild: (script: { src: string }) => scripts.push(script) }
  const createElement = () => {
    const script = { src: '', async: false, remove: () => scripts.splice(scripts.indexOf(script), 1) }
    return script
  }
  return { root: { head, createElement } as unknown as Document, scripts }
}

let count = 0
function newUrl(): string {
  count += 1
  return `https://maps.example/${count}.js`
}

test('a script that never comes is looked for every 200 ms, 100 times, and then the error names it', async () => {
  const { root, scripts } = emptyDocument()
  let looks = 0
  const api = () => {
    looks += 1
    return undefined
  }
  let outcome: unknown
  loadScript(root, { name: 'maps', url: newUrl(), api }).catch((error) => {
    outcome = error
  })
  await vi.advanceTimersByTimeAsync(19_900)
  expect(outcome).toBeUndefined()
  expect(scripts).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(200)
  expect(outcome).toEqual(new Error('Could not load "maps" after 20 seconds'))
  expect(outcome).toEqual(new Error(errorTexts.scriptUnavailable('maps')))
  // Once before the script is requested.
  expect(looks).toBe(101)
})

test('after a failure nothing is left in the page, and the next call tries again', async () => {
  const { root, scripts } = emptyDocument()
  const script = { name: 'maps', url: newUrl(), api: (): string | undefined => undefined }
  const first = loadScript(root, script).catch(() => 'failed')
  await vi.advanceTimersByTimeAsync(20_000)
  expect(await first).toBe('failed')
  expect(scripts).toEqual([])
  const second = loadScript(root, { ...script, api: () => (scripts.length > 0 ? 'there' : undefined) })
  await vi.advanceTimersByTimeAsync(0)
  expect(await second).toBe('there')
})

test('whoever asks for it meanwhile waits for the same script', async () => {
  const { root, scripts } = emptyDocument()
  let there: string | undefined
  const script = { name: 'maps', url: newUrl(), api: () => there }
  const both = Promise.all([loadScript(root, script), loadScript(root, script)])
  await vi.advanceTimersByTimeAsync(1000)
  expect(scripts).toHaveLength(1)
  there = 'maps'
  await vi.advanceTimersByTimeAsync(200)
  expect(await both).toEqual(['maps', 'maps'])
})

test('what is there already is not requested', async () => {
  const { root, scripts } = emptyDocument()
  expect(await loadScript(root, { name: 'maps', url: newUrl(), api: () => 'there' })).toBe('there')
  expect(scripts).toEqual([])
})

test('a script over a line that others can write to is refused', async () => {
  const { root, scripts } = emptyDocument()
  const api = (): string | undefined => undefined
  expect(() => loadScript(root, { name: 'maps', url: 'http://maps.example/api.js', api })).toThrow(TypeError)
  expect(scripts).toEqual([])
})
