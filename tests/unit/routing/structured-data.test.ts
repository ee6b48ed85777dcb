import fc from 'fast-check'
import { expect, test } from 'vitest'
import { breadcrumbList, dataScript } from '../../../src/routing/structured-data.ts'

test('no text of an editor or a guest ends the script of data', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const name = `${text}</script><!--<script>`
      const script = dataScript([{ '@type': 'Brand', name }])
      const [, json = '', rest] = /^<script type="application\/ld\+json">([^<]*)<\/script>(.*)$/s.exec(script) ?? []
      expect(rest).toBe('')
      expect(JSON.parse(json)['@graph'][0].name).toBe(name)
    }),
  )
})

test('the way to a page counts from the outermost one; an outermost page has none', () => {
  const way = breadcrumbList('https://a.dk', [{ title: 'Områder', path: '/omrader/' }], {
    title: 'Rømø',
    path: '/omrader/romo/',
  })
  expect(way?.itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Områder', item: 'https://a.dk/omrader/' },
    { '@type': 'ListItem', position: 2, name: 'Rømø', item: 'https://a.dk/omrader/romo/' },
  ])
  expect(breadcrumbList('https://a.dk', [], { title: 'Forside', path: '/' })).toBeNull()
})
