import { expect, test } from 'vitest'
import { embedAttribute } from '../../src/islands/layout-protocol.ts'
import { href } from '../../src/urls/paths.ts'
import { seededSettings } from '../seeded-settings.ts'
import { openSite } from './site.ts'

const link = seededSettings('da').language.reviewWidgetLink

/** A page of a site that lets these hosts' frames in: its footer's widget, and whom its policy lets frame. */
async function widgetOn(path: string, hosts: string[]) {
  const site = openSite({
    variables: { EMBED_HOSTS: hosts },
    routes: { settings: async ({ key }) => seededSettings(key) },
  })
  const response = await site.fetch(path)
  const html = await response.text()
  const policy = response.headers.get('content-security-policy') ?? ''
  return {
    isRequested: html.includes(`${embedAttribute.url}="${link}"`),
    isLinked: html.includes(`href="${link}"`),
    hasFrame: html.includes('<iframe'),
    framed: /frame-src ([^;]+)/.exec(policy)?.[1],
  }
}

test('a host that the configuration names is let in by the policy alone with it, behind a choice and beside a link', async () => {
  const shown = await widgetOn('/soeg/', ['reviews.example'])
  expect(shown).toEqual({ isRequested: true, isLinked: true, hasFrame: false, framed: 'https://reviews.example' })
})

test.each([[[]], [['films.example']], [['reviews.example.evil.example']]])(
  'where %j are let in, the widget of another host is a link alone',
  async (hosts) => {
    const shown = await widgetOn('/soeg/', hosts)
    expect(shown).toMatchObject({ isRequested: false, isLinked: true, hasFrame: false })
    expect(shown.framed).toBe(hosts.length > 0 ? `https://${hosts[0]}` : undefined)
  },
)

test('on a page of one visitor’s own nobody is framed, so the widget is a link', async () => {
  const shown = await widgetOn(href.cookieSettings(), ['reviews.example'])
  expect(shown).toEqual({ isRequested: false, isLinked: true, hasFrame: false, framed: undefined })
})
