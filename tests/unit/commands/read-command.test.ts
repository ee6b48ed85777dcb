import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import {
  asksForHelp,
  CommandError,
  readParameters,
  sentenceOf,
  wholeNumber,
} from '../../../src/commands/read-command.ts'

const form = { usage: 'npm run bake -- [--loaves 2]', options: { loaves: { type: 'string', default: '2' } } } as const

/** Every file of ours that a script of package.json runs. */
const files = Object.entries<string>(JSON.parse(readFileSync('package.json', 'utf8')).scripts).flatMap(
  ([script, line]) => [...line.matchAll(/node (\S+\.ts)/g)].map(([, file = '']) => [script, file] as const),
)

test('every script of package.json begins with what answers --help and ends with a sentence', () => {
  expect(files.length).toBeGreaterThan(15)
  const others = files.filter(([, file]) => !/\b(?:read|begin)Command\(/.test(readFileSync(file, 'utf8')))
  expect(others).toEqual([])
})

test('help is requested before a second --, and nothing else', () => {
  expect(asksForHelp(['--help'])).toBe(true)
  expect(asksForHelp(['compile', '-h'])).toBe(true)
  expect(asksForHelp(['--', '--help'])).toBe(false)
  expect(asksForHelp(['--helpful'])).toBe(false)
})

test('what a command is given is read, and what it does not know is named', () => {
  expect(readParameters(form, ['--loaves', '3']).values).toEqual({ loaves: '3' })
  expect(() => readParameters(form, ['--lofs'])).toThrow(/^Unknown option '--lofs'\.?\n\nnpm run bake/)
  expect(() => readParameters(form, ['rye'])).toThrow('"rye" is one too many.\n\nnpm run bake')
  expect(() => readParameters({ ...form, words: { least: 1, most: 1 } }, [])).toThrow('Something is missing.')
  expect(readParameters({ ...form, words: { least: 1, most: 1 } }, ['rye']).positionals).toEqual(['rye'])
})

test('a number of a command line is whole and within its limits', () => {
  expect(wholeNumber('PORT', '8787', { most: 65_533 })).toBe(8787)
  for (const text of ['0', '65534', '80.5', '-1', '', 'eight', '1e3', '9999999']) {
    expect(() => wholeNumber('PORT', text, { most: 65_533 })).toThrow(CommandError)
  }
})

test('an error is told with what it came from', () => {
  const cause = new AggregateError([new Error('connect ECONNREFUSED 127.0.0.1:1')])
  expect(sentenceOf(new TypeError('fetch failed', { cause }))).toBe('fetch failed: connect ECONNREFUSED 127.0.0.1:1')
  expect(sentenceOf('only words')).toBe('only words')
})

test.each([
  [['--help'], 0, 'stdout', 'npm run purge -- [--all]'],
  [['--slogan', 'om-os'], 2, 'stderr', "Unknown option '--slogan'"],
  [['--all', '--url', 'http://127.0.0.1:1'], 1, 'stderr', 'No site answers at http://127.0.0.1:1: '],
] as const)('npm run purge -- %s ends with %d and a sentence', (parameters, code, stream, sentence) => {
  const ended = spawnSync(process.execPath, ['src/commands/purge.ts', ...parameters], { encoding: 'utf8' })
  expect(ended.status).toBe(code)
  expect(ended[stream]).toContain(sentence)
  expect(ended.stdout + ended.stderr).not.toMatch(/\n\s+at /)
})
