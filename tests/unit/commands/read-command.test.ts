import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { purgesKey } from '../../../kv/keys.ts'
import {
  CommandError,
  chosenOf,
  readParameters,
  requestsHelp,
  sentenceOf,
  wholeNumber,
} from '../../../src/commands/read-command.ts'

const form = { usage: 'npm run bake -- [--loaves 2]', options: { loaves: { type: 'string', default: '2' } } } as const

/** What package.json runs by name; npm itself runs what follows an installation. */
const { postinstall: _, ...scripts } = JSON.parse(readFileSync('package.json', 'utf8')).scripts as Record<
  string,
  string
>
/** Each with its file and what it is given. */
const commands = Object.entries(scripts).map(([script, line]) => {
  const [, file = '', given = ''] = /^(?:exec )?node (\S+\.ts)(.*)$/.exec(line) ?? []
  return { script, file, given: given.split(' ').flatMap((each) => each.replaceAll("'", '') || []) }
})

test('every script of package.json is a file of ours that reads its parameters before anything else', () => {
  expect(commands.length).toBeGreaterThan(30)
  const others = commands.filter(({ file }) => file === '' || !/\breadCommand\(/.test(readFileSync(file, 'utf8')))
  // These read theirs by themselves: below.
  expect(others.map(({ script }) => script)).toEqual(['bench', 'deploy'])
})

test.each(
  commands.filter(({ script }) =>
    ['build', 'test', 'test:feature', 'format', 'check', 'bench', 'deploy'].includes(script),
  ),
)('npm run $script answers --help and refuses at once what it does not know', ({ file, given }) => {
  const run = (option: string) => spawnSync(process.execPath, [file, ...given, option], { encoding: 'utf8' })
  const help = run('--help')
  expect([help.status, help.stderr]).toEqual([0, ''])
  expect(help.stdout).toMatch(/^npm (?:test|run)/)
  const { status, stdout, stderr } = run('--nonsense')
  expect([status, stdout]).toEqual([2, ''])
  expect(stderr).toMatch(/--nonsense.*\n\nnpm (?:test|run)/s)
  expect(stderr).not.toMatch(/\n\s+at /)
})

test('help is requested before a second --, and nothing else', () => {
  expect(requestsHelp(['--help'])).toBe(true)
  expect(requestsHelp(['compile', '-h'])).toBe(true)
  expect(requestsHelp(['--', '--help'])).toBe(false)
  expect(requestsHelp(['--helpful'])).toBe(false)
})

test('what a command is given is read, and what it does not know is named', () => {
  expect(readParameters(form, ['--loaves', '3']).values).toEqual({ loaves: '3' })
  expect(() => readParameters(form, ['--lofs'])).toThrow(/^Unknown option '--lofs'\.?\n\nnpm run bake/)
  expect(() => readParameters(form, ['rye'])).toThrow('"rye" is one too many.\n\nnpm run bake')
  expect(() => readParameters({ ...form, words: { min: 1, max: 1 } }, [])).toThrow('Something is missing.')
  expect(readParameters({ ...form, words: { min: 1, max: 1 } }, ['rye']).positionals).toEqual(['rye'])
  expect(() => readParameters(form, ['--', '--lofs'])).toThrow('"--lofs" is one too many.')
  expect(readParameters({ ...form, passesTo: 'oven' }, ['--', '--lofs']).passedOn).toEqual(['--lofs'])
})

test('a number of a command line is whole and within its limits', () => {
  expect(wholeNumber('PORT', '8787', { max: 65_533 })).toBe(8787)
  for (const text of ['0', '65534', '80.5', '-1', '', 'eight', '1e3', '9999999']) {
    expect(() => wholeNumber('PORT', text, { max: 65_533 })).toThrow(CommandError)
  }
})

test('an error is told with what it came from', () => {
  const cause = new AggregateError([new Error('connect ECONNREFUSED 127.0.0.1:1')])
  expect(sentenceOf(new TypeError('fetch failed', { cause }))).toBe('fetch failed: connect ECONNREFUSED 127.0.0.1:1')
  expect(sentenceOf('only words')).toBe('only words')
  expect(sentenceOf(new Error('D1_ERROR: no such table: lodging_meta: SQLITE_ERROR'))).toBe(
    'The local state is empty, or older than this code: `npm start` or `npm run seed` brings it up to date.',
  )
})

test.each([
  ['src/commands/backup.ts', ['--to', '/proc/nobody/backup'], '/proc/nobody'],
  ['src/commands/backup.ts', ['--to', 'package.json/backup'], 'package.json/backup'],
  ['src/commands/backup.ts', ['--to', 'package.json'], 'package.json'],
  ['src/commands/doctor.ts', ['--secrets-file', '/proc/nobody/secrets'], '/proc/nobody/secrets'],
  ['src/commands/doctor.ts', ['--secrets-file', 'src'], 'What was named'],
  ['src/commands/crawl.ts', ['--site', 'nonsense'], '"nonsense"'],
  ['src/commands/purge.ts', ['--all', '--url', 'www.example.dk'], '"www.example.dk"'],
  ['tests/contracts/conform.ts', ['broker', '--key', 'k', '--url', 'nonsense'], '"nonsense"'],
])('%s %s ends with a sentence that names the file', (command, parameters, file) => {
  const ended = spawnSync(process.execPath, [command, ...parameters], { encoding: 'utf8', timeout: 300_000 })
  expect([ended.status, ended.stdout]).toEqual([expect.toSatisfy((code) => code === 1 || code === 2), ''])
  expect(ended.stderr).toMatch(new RegExp(`^${file} is [^\\n]*\\.\\n$`))
  expect(ended.stderr).not.toMatch(/E[A-Z]{4,}:/)
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

test('a list chooses what there is, in its order, and what is not there is named', () => {
  const known = ['slow', 'down', 'wrong'] as const
  expect(chosenOf('--faults', 'wrong, slow', known)).toEqual(['slow', 'wrong'])
  for (const text of ['nope', 'slow,nope', '']) {
    expect(() => chosenOf('--faults', text, known)).toThrow(
      /^--faults has no "(nope)?"; there are: slow, down, wrong\.$/,
    )
  }
})

test.each([
  ['tests/faults/run.ts', ['--services', 'nope'], '--services has no "nope"; there are: '],
  ['tests/faults/booking/run.ts', ['--moments', 'nope'], '--moments has no "nope"; there are: '],
  ['kv/command.ts', ['compile', '--backend', 'nonsense'], '--backend is no URL: nonsense.'],
  ['kv/command.ts', ['compile', 'now'], '"now" is one too many.'],
  ['kv/command.ts', ['show', '/om-os/', '--market', 'sv'], '--market is one of da, de, en.'],
  ['kv/command.ts', ['show', '/om-os/', '--env', 'staging'], '--env is for push.'],
  ['kv/command.ts', ['push', '--remote', '--env', 'nope'], 'has no [env.nope].'],
])('%s looks at %j before it does anything', (file, parameters, sentence) => {
  const { status, stderr, stdout } = spawnSync(process.execPath, [file, ...parameters], { encoding: 'utf8' })
  expect([status, stdout]).toEqual([2, ''])
  expect(stderr).toContain(sentence)
})

test('what is pushed to another environment is written into its KV', () => {
  const folder = mkdtempSync(join(tmpdir(), 'wrangler-'))
  const calls = join(folder, 'calls')
  writeFileSync(join(folder, 'wrangler'), `#!/bin/sh\necho "$@" >> ${calls}\n`, { mode: 0o755 })
  const nobody = ['--backend', 'http://127.0.0.1:1']
  const env = { ...process.env, PATH: `${folder}:${process.env.PATH}` }
  const parameters = ['kv/command.ts', 'push', '--remote', '--env', 'staging', ...nobody]
  const { status, stderr } = spawnSync(process.execPath, parameters, { encoding: 'utf8', env })
  // The back end does not answer: nothing is written, but the epoch was read.
  expect([status, readFileSync(calls, 'utf8')]).toEqual([
    1,
    `kv key get ${purgesKey} --binding CACHE --remote --env staging\n`,
  ])
  expect(stderr).toContain('content')
})
