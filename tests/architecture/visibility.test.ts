import { expect, test } from 'vitest'
import { readSources, type Source } from './sources.ts'

const programs = await readSources([
  'src/{routing,features,document,middleware,urls,ui,islands,session}/**/*.{ts,tsx}',
  'src/*.ts',
  'client/**/*.ts',
])

/** Files that may contain it: the records of routes, and the file that evaluates them. */
const records = /^src\/(?:features\/[a-z-]+\/routes|urls\/routes?|routing\/visibility)\.ts$/

/** Uses of the decision, and other meanings of the same word. */
const others = [
  /\bvisibility(?:Of\([^()]*\)|'\))? === '(?:private|shared)'/g,
  /respondFullLoad\(c, 'private'\)/g,
  // Replies other than pages may be cached by their visitor.
  /cacheControl: 'private, max-age=\d+'/g,
  // How a house is let.
  /'agency', 'private'|through === 'private' \? 'private' : 'agency'/g,
]
const decisions =
  /['"`]private\b|\bisPrivate\b|\bprivate\??:|\bvisibility\??:\s*['"`]|\bas Visibility\b|\[['"]visibility/

/** Files that render pages; endpoints and refusals declare their caching themselves. */
const pageMakers = /^src\/(?:(?:routing|document|ui|islands|session)\/|features\/.*\.tsx$)/
/** The header of JSON replies, and the file that reads it of pages to be cached. */
const keepers = /^src\/routing\/(?:visibility|json-endpoint|cached-page)\.ts$/

function decidesVisibility({ path, text }: Source): boolean {
  const code = text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '')
  const isNotKept = pageMakers.test(path) && !keepers.test(path) && /no-store/.test(code)
  return (
    isNotKept || (!records.test(path) && decisions.test(others.reduce((rest, each) => rest.replace(each, ''), code)))
  )
}

test('that a page is private is said by its route’s record alone', () => {
  expect(programs.length).toBeGreaterThan(500)
  expect(programs.filter(decidesVisibility).map(({ path }) => path)).toEqual([])
})

test.each([
  ['src/routing/respond.tsx', "c.header('cache-control', 'private, no-store')"],
  ['src/routing/serve-page.ts', "const visibility = path.startsWith('/booking/') ? 'private' : page.visibility"],
  ['src/features/booking/booking-layout.tsx', "return { kind: 'page', visibility: 'private', head }"],
  ['src/features/find/route.tsx', 'return { ...page, visibility: "shared" }'],
  ['src/middleware/security-headers.ts', "c.set('visibility', 'private')"],
  ['src/document/site-layout.tsx', 'const isPrivate = page.path.startsWith(own)'],
  ['src/routing/payload-renderer.ts', "return c.json(payload, 200, { 'cache-control': 'no-store' })"],
  ['src/features/account/account-page.tsx', "headers: { 'cache-control': `private, max-age=60` }"],
  ['src/routing/load-page.ts', 'return { ...named, visibility: seen as Visibility }'],
  ['client/entry.ts', "const own = { private: ['/booking/'] }"],
])('a change of %s that decides it anew is found: %s', (path, text) => {
  expect(decidesVisibility({ path, text })).toBe(true)
})

test.each([
  ['src/features/account/routes.ts', "account: { path: '/account/', visibility: 'private' },"],
  ['src/document/site-layout.tsx', "page.visibility === 'private' ? privateFooter : footer"],
  ['src/middleware/security-headers.ts', "c.get('visibility') === 'private' ? [] : framed"],
  ['src/routing/serve-page.ts', "if (visibilityOf(whole, page) === 'private') return"],
  ['src/features/health/endpoint.ts', "cacheControl: 'no-store',"],
])('%s may ask for it: %s', (path, text) => {
  expect(decidesVisibility({ path, text })).toBe(false)
})
