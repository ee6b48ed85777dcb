import { expect, test } from 'vitest'
import { guestCookies, isOwnStorageKey, pathCookies } from '../../src/domain/browser-keys.ts'
import { readSources } from './sources.ts'

const sources = await readSources(['src/**/*.{ts,tsx}', 'client/**/*.{ts,tsx}', 'kv/**/*.ts'])
const files = sources.filter(({ path }) => !/^src\/(backend|commands)\//.test(path))

/** Of staff, whose console ends them itself; the name of a channel and of a cache, which "forget everything" empties. */
const others = ['marehalm_editor', 'marehalm_marks', 'marehalm_backend', 'marehalm_mcp']

test('every cookie and every key of storage that the code names is in the list of what is forgotten', () => {
  const named = files.flatMap(({ text }) =>
    [...text.matchAll(/['"`](marehalm_[a-z_]+ ?)/g)].map(([, name = '']) => name),
  )
  const unlisted = [...new Set(named)].filter(
    (name) =>
      !(name in guestCookies) &&
      !pathCookies.some((each) => each === name) &&
      !isOwnStorageKey(name) &&
      !others.includes(name),
  )
  expect(unlisted).toEqual([])
})

test('storage and cookies are written by the few files that know the shared device', () => {
  const writers = (pattern: RegExp) =>
    files
      .filter(({ text }) => pattern.test(text))
      .map(({ path }) => path)
      .sort()
  expect(writers(/\blocalStorage[.)\n]/)).toEqual([
    'client/cookies.ts',
    'src/features/account/settle-device.browser.ts',
    'src/features/account/signal-tabs.browser.ts',
  ])
  expect(writers(/\bsetCookie\(/)).toEqual(['src/routing/cookies.ts', 'src/session/editor-pass.ts'])
  expect(writers(/\.cookie = |cookieStore\.set/)).toEqual(['client/cookies.ts'])
  expect(writers(/\bindexedDB\b/)).toEqual([])
})

test('what a tab keeps for itself begins as the list says', () => {
  const stored = files.filter(({ text }) => /sessionStorage\.setItem\(/.test(text)).map(({ path }) => path)
  expect(stored.sort()).toEqual([
    'client/chunks.ts',
    'client/forms/typed-store.ts',
    'client/islands/hydrate.ts',
    'src/features/account/settle-device.browser.ts',
    'src/features/shortlist/use-live-list.ts',
  ])
})
