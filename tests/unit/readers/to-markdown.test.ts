import fc from 'fast-check'
import { Fragment, createElement as h } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { toMarkdown } from '../../../src/routing/markdown/to-markdown.ts'
import { processorTimeOf } from '../processor-time.ts'

const origin = 'https://www.marehalm.dk'
const markdownOf = (...nodes: Parameters<typeof h>[2][]) =>
  toMarkdown(renderToStaticMarkup(h(Fragment, null, ...nodes)), origin)

test('headings, paragraphs, lists and links keep what they say', () => {
  const found = markdownOf(
    h('h1', null, 'Hus & have'),
    h('p', null, 'Tæt på ', h('strong', null, 'havet'), ', ', h('a', { href: '/soeg/' }, 'se flere'), '.'),
    h('ul', null, h('li', null, '6 personer'), h('li', null, h('p', null, '2 hunde'))),
    h('h2', null, 'Priser'),
  )
  expect(found).toBe(
    `# Hus & have\n\nTæt på **havet**, [se flere](${origin}/soeg/).\n\n- 6 personer\n- 2 hunde\n\n## Priser\n`,
  )
})

test('a table stays a table', () => {
  const row = (kind: string, ...cells: string[]) => h('tr', null, ...cells.map((cell) => h(kind, null, cell)))
  const found = markdownOf(
    h('table', null, h('thead', null, row('th', 'Uge', 'Pris')), h('tbody', null, row('td', '27', '5.595 kr.'))),
  )
  expect(found).toBe('| Uge | Pris |\n| --- | --- |\n| 27 | 5.595 kr. |\n')
})

test('what is for hands and eyes alone is left out, a picture with words stays', () => {
  const found = markdownOf(
    h('form', null, h('button', { type: 'submit' }, 'Gem'), h('input', { name: 'a' })),
    h('svg', null, h('use', { href: '#i' })),
    h('section', { hidden: true }, h('p', null, 'set')),
    h('img', { src: '/media/a?w=640&x=1', alt: 'Stue' }),
    h('img', { src: '/media/b', alt: '' }),
    h('p', null, h('i', { className: 'icon i-wave' }), 'Tekst'),
  )
  expect(found).toBe(`![Stue](${origin}/media/a?w=640&x=1)\n\nTekst\n`)
})

test('a heading, a paragraph and a list in an item stay apart, and an item without words is none', () => {
  const found = markdownOf(
    h('ul', null, [
      h('li', { key: 1 }, h('svg'), h('h3', null, 'Ét hus'), h('p', null, 'Ved havet')),
      h('li', { key: 2 }, h('svg')),
      h(
        'li',
        { key: 3 },
        h('span', null, 'Spar 30 %'),
        h('a', { href: '/hus/' }, 'Hus'),
        h('ul', null, h('li', null, 'Sauna'), h('li', null, 'Internet')),
        h('p', null, '23.–27. nov. ', h('strong', null, '1.395 kr.')),
      ),
      h('li', { key: 4 }, 'Sidst'),
    ]),
    h('p', null, 'Efter'),
  )
  expect(found).toBe(
    [
      '- ### Ét hus',
      '  Ved havet',
      `- Spar 30 % [Hus](${origin}/hus/)`,
      '  - Sauna',
      '  - Internet',
      '',
      '  23.–27. nov. **1.395 kr.**',
      '- Sidst',
      '',
      'Efter',
      '',
    ].join('\n'),
  )
})

test('what is said to screen readers is written, what is drawn for the eye is not', () => {
  const day = (...said: string[]) => h('td', null, ...said)
  const free = h(
    'td',
    null,
    h(
      'a',
      { href: '?arrival=2026-11-28' },
      h('span', { className: 'visually-hidden' }, '28. november, 1.395 kr.'),
      h('span', { 'aria-hidden': true }, '28'),
    ),
  )
  const found = toMarkdown(
    renderToStaticMarkup(h('table', null, h('tbody', null, h('tr', null, day('26'), day('27'), free)))),
    `${origin}/hus/`,
  )
  expect(found).toBe(
    `| 26 | 27 | [28. november, 1.395 kr.](${origin}/hus/?arrival=2026-11-28) |\n| --- | --- | --- |\n`,
  )
  expect(markdownOf(h('p', { title: 'a hidden gem' }, 'Her', h('br'), 'og der'))).toBe('Her  \nog der\n')
})

test('a link leads to a whole address, or nowhere', () => {
  const found = markdownOf(
    h('p', null, h('a', { href: '//evil.example/a(b)?x=1&y="2"' }, 'x](y')),
    h('p', null, h('a', { href: '#top' }, 'Op'), ' ', h('a', { href: 'ftp://a.example/' }, 'Fil')),
  )
  expect(found).toBe(`[x\\](y](https://evil.example/a%28b%29?x=1&y=%222%22)\n\n[Op](${origin}/#top) Fil\n`)
})

test('no text of a guest becomes HTML, a link, an entity or a line of another kind', () => {
  expect(markdownOf(h('p', null, '<img src=x onerror=alert(1)>'))).toBe('\\<img src=x onerror=alert(1)\\>\n')
  expect(markdownOf(h('p', null, '&lt;b&gt; R&D'))).toBe('\\&lt;b\\&gt; R&D\n')
  const starts = ['# a', '- a', '+ a', '---', '===', '12. a', '3) a', '~~~', '> a', '```']
  const found = markdownOf(...starts.map((text) => h('p', { key: text }, text)))
  expect(found.split('\n').filter((line) => /^([#>=+~`-]|\d+[.)])/.test(line))).toEqual([])
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'<>[]()\\&;#lta/! \n*`|x') }), (text) => {
      const written = markdownOf(h('p', null, text)).replace(/\\[!-/:-@[-`{-~]/g, '·')
      expect(written).not.toMatch(/[<>[\]*`|]|&#?\w+;|^#/)
    }),
  )
})

test('a page ten times as long takes about ten times as long', () => {
  const time = (count: number) => {
    const html = '<section><p>a</p><ul><li><b>b</b><a href="/c">c</a></li></ul>'.repeat(count)
    return Math.min(...[1, 2, 3].map(() => processorTimeOf(() => toMarkdown(html, origin))))
  }
  time(500)
  expect(time(10_000)).toBeLessThan(40 * Math.max(2, time(1_000)))
})
