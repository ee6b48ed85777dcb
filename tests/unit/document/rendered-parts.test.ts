import { createElement } from 'react'
import { expect, test } from 'vitest'
import { noPurges } from '../../../src/cache/purges.ts'
import { partHtml } from '../../../src/document/render-main.ts'
import { createRenderedParts } from '../../../src/document/rendered-parts.ts'

const part = (text: string) => () => partHtml(createElement('p', null, text))

test('what shows the same is rendered once', () => {
  const parts = createRenderedParts(() => noPurges)
  expect(parts.html('a', ['lodging:1'], part('one'))).toBe('<p>one</p>')
  expect(parts.html('a', ['lodging:1'], part('never rendered'))).toBe('<p>one</p>')
  expect(parts.html('b', ['lodging:1'], part('two'))).toBe('<p>two</p>')
  expect(parts.counts()).toEqual({ requested: 3, rendered: 2 })
})

test('a purge of a house drops its parts, and those of no other', () => {
  let purges = noPurges
  const parts = createRenderedParts(() => purges)
  const both = () => [parts.html('a', ['lodging:1'], part('one')), parts.html('b', ['lodging:2'], part('two'))]
  both()
  purges = { ...noPurges, epoch: 1, tags: { 'lodging:1': 1 } }
  both()
  both()
  expect(parts.counts()).toEqual({ requested: 6, rendered: 3 })
})

test('the least used goes when there is no more room', () => {
  const parts = createRenderedParts(() => noPurges, 100)
  for (const key of ['a', 'b', 'a', 'c', 'a']) parts.html(key, [], part('12345'))
  expect(parts.counts().rendered).toBe(3)
  parts.html('b', [], part('12345'))
  expect(parts.counts().rendered).toBe(4)
})

test('a picture that is fetched at once is asked for where it stands', () => {
  const picture = () => partHtml(createElement('img', { src: '/media/a?w=640', fetchPriority: 'high', alt: '' }))
  expect(createRenderedParts(() => noPurges).html('a', [], picture)).toMatch(/^<img /)
})
