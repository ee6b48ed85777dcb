import fc from 'fast-check'
import { Fragment, createElement as h } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { toMarkdown } from '../../../src/readers/to-markdown.ts'

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
    h('p', null, 'Tekst'),
  )
  expect(found).toBe(`![Stue](${origin}/media/a?w=640&x=1)\n\nTekst\n`)
})

test('no text of a guest becomes HTML, a link or a heading of its own', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const found = markdownOf(h('p', null, `x${text}`))
      expect(found).not.toMatch(/(^|[^\\])<[a-z/!]/i)
      expect(found).not.toMatch(/(^|[^\\])\]\(/)
      expect(found.split('\n').filter((line) => /^#{1,6} /.test(line))).toEqual([])
    }),
  )
})
