import { expect, test } from 'vitest'
import { partsOfHtml } from '../../bench/parts-of-html.ts'
import { sharesOf } from '../../bench/profile.ts'
import { replaceSection } from '../../bench/write-section.ts'

test('the figures of a run take the place of the last ones of its part, without what it said before them', () => {
  const document = 'a\n<!-- bench worker -->\n\nold\n\n<!-- end of bench worker -->\nb\n<!-- bench growth -->\nkept'
  const printed = 'Building …\n| page | kB |\n|---|---|\n| x | 1 |\n\n'
  expect(replaceSection(document, 'worker', { commit: 'abc1234', printed })).toBe(
    'a\n<!-- bench worker -->\n\nCommit abc1234.\n\n| page | kB |\n|---|---|\n| x | 1 |\n\n<!-- end of bench worker -->\nb\n<!-- bench growth -->\nkept',
  )
  expect(() => replaceSection(document, 'browser', { commit: 'abc1234', printed })).toThrow('no place for "browser"')
})

test('every byte of a page belongs to one part', () => {
  const html =
    '<html><head>ø</head><body><header></header><main><x props="{}"><article class="card">a</article></x></main><footer></footer></body></html>'
  const parts = new Map(partsOfHtml(html))
  expect(parts.get('cards')).toBe('<article class="card">a</article>'.length)
  expect(parts.get('props of islands')).toBe(' props="{}"'.length)
  expect([...parts.values()].reduce((sum, bytes) => sum + bytes)).toBe(Buffer.byteLength(html))
})

test('time belongs to the innermost function of a known source, and idle time to none', () => {
  const frame = (functionName: string, lineNumber: number) => ({
    functionName,
    url: 'start.js',
    lineNumber,
    columnNumber: 0,
  })
  const files = ['', 'node_modules/react-dom/server.js', 'src/domain/stays.ts', 'src/services/transport.ts']
  const profile = {
    nodes: [
      { id: 1, callFrame: frame('(root)', 0), children: [2, 4, 5, 6] },
      { id: 2, callFrame: frame('render', 1), children: [3] },
      { id: 3, callFrame: frame('format', 2) },
      { id: 4, callFrame: frame('callService', 3) },
      { id: 5, callFrame: frame('(idle)', 0) },
      { id: 6, callFrame: frame('(garbage collector)', 0) },
    ],
    samples: [3, 4, 5, 6],
    timeDeltas: [2, 1, 100, 1],
  }
  const shares = sharesOf(profile, ({ lineNumber }) => files[lineNumber] ?? '')
  expect([shares.get('render'), shares.get('calls and parsing'), shares.get('garbage')]).toEqual([0.5, 0.25, 0.25])
})
