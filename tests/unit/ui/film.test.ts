import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Film } from '../../../src/features/lodging/pictures.tsx'

const shown = (html: string) =>
  renderToStaticMarkup(createElement(Film, { html, heading: 'Film', elsewhere: (host) => `See it at ${host}` }))

test('a player of our own is shown, with nothing but what a player needs', () => {
  const html = shown(
    '<video controls poster="/media/pictures/sea?w=960" onplay="alert(1)"><source src="/media/films/sea.mp4" type="video/mp4"></video><script>alert(2)</script>',
  )
  expect(html).toContain('<source src="/media/films/sea.mp4" type="video/mp4">')
  expect(html).toContain('poster="/media/pictures/sea?w=960"')
  expect(html).not.toContain('alert')
})

test('a film with another host is a link: nothing of that host is loaded with the page', () => {
  const html = shown(
    '<iframe width="560" src="https://www.films.example/embed/x1?a=1&amp;b=2" allowfullscreen></iframe>',
  )
  expect(html).toContain('href="https://www.films.example/embed/x1?a=1&amp;b=2"')
  expect(html).toContain('See it at films.example')
  expect(html).not.toContain('<iframe')
})

test('a film of a host that may be framed is what the caller makes of its address, and one of plain http is nothing', () => {
  const framed = (url: URL) => createElement('b', null, url.href)
  const film = (html: string) =>
    renderToStaticMarkup(createElement(Film, { html, heading: 'Film', elsewhere: (host) => host, framed }))
  expect(film('<iframe src="https://films.example/x1"></iframe>')).toContain('<b>https://films.example/x1</b>')
  expect(film('<iframe src="http://films.example/x1"></iframe>')).toBe('')
})

test.each([
  '',
  '<p>No film</p>',
  '<video src="/media/films/sea.mp4" onerror="x"></video>',
  '<video><source src="https://evil.example/x.mp4"></video>',
  '<video><source src="javascript:alert(1)"></video>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
])('%s shows nothing', (html) => {
  expect(shown(html)).toBe('')
})
