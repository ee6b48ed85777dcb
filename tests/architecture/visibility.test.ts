import { expect, test } from 'vitest'
import { readSources } from './sources.ts'

const programs = await readSources([
  'src/{routing,features,document,middleware,urls,ui,islands,session}/**/*.{ts,tsx}',
  'src/*.ts',
  'client/**/*.ts',
])

/** Files in whose code the pattern stands, comments left out. */
function filesWith(pattern: RegExp): string[] {
  const codeOf = (text: string) => text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '')
  return programs.filter(({ text }) => pattern.test(codeOf(text))).map(({ path }) => path)
}

test('that a page is private is said by its route alone', () => {
  const saying = filesWith(/visibility:\s*'(?:private|shared)'/)
  expect(saying.filter((path) => !/^src\/(?:features\/[a-z-]+|urls)\/routes\.ts$/.test(path))).toEqual([
    // A part of a page is the same for everyone.
    'src/routing/serve-fragment.ts',
  ])
  expect(filesWith(/\bisPrivate\b|\bprivate:|\bprivate\?:/)).toEqual(['src/routing/visibility.ts'])
})

test('what caches are told of a private reply stands in one file', () => {
  expect(filesWith(/private, no-store/)).toEqual(['src/routing/visibility.ts'])
})
