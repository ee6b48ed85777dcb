import * as v from 'valibot'
import { expect, test } from 'vitest'
import { FragmentSchema } from '../../src/contracts/fragment.ts'
import type { MenuItem } from '../../src/contracts/route.ts'
import type { SiteSettings } from '../../src/contracts/settings.ts'
import { hoursAttribute } from '../../src/islands/protocol.ts'
import { markets } from '../../src/markets/market.ts'
import { messagesOf } from '../../src/markets/messages/messages.ts'
import { fragmentUrl } from '../../src/urls/fragment-url.ts'
import { href } from '../../src/urls/paths.ts'
import { seededSettings } from '../seeded-settings.ts'
import { openSite, origins } from './site.ts'

const leaf = (id: string, more: Partial<MenuItem> = {}): MenuItem => ({
  id,
  title: id,
  label: `Label of ${id}`,
  type: 'link',
  href: `/${id}/`,
  image: null,
  items: [],
  ...more,
})
const menu = [
  leaf('plain'),
  leaf('nowhere', { href: null, items: [leaf('coasts', { items: [leaf('whole')] })] }),
  leaf('us', { items: [leaf('staff')] }),
  leaf('places', {
    type: 'gallery',
    items: [leaf('romo', { image: 'pictures/romo' }), leaf('coast', { href: null, items: [leaf('dune')] })],
  }),
]

const office = {
  sys: { id: 'office' },
  title: 'Office of Blåvand',
  path: '/offices/blavand/',
  address: {
    address: 'Strandvej 1',
    zipcode: '6857',
    city: 'Blåvand',
    email: 'bl@example.dk',
    phone: '+45 10 20 30 40',
  },
}

/** Header and footer of a page of the edition, without scripts. */
async function layoutOf(key: 'da' | 'de' | 'en', change: (settings: SiteSettings) => SiteSettings = (same) => same) {
  const site = openSite({
    content: { ContentDepartments: async () => [office] },
    routes: {
      menu: async (_, name) => ({ key: name, items: name === 'main' ? menu : [leaf(name)] }),
      settings: async (market) => change(seededSettings(market.key)),
      path: async (_, id) => ({ path: `/${id}/`, title: id }),
    },
  })
  const html = await (
    await site.fetch(`${origins[key]}${key === 'de' ? '/suche/' : key === 'en' ? '/search/' : '/soeg/'}`)
  ).text()
  return {
    fragment: async (name: string) => {
      const response = await site.fetch(origins[key] + fragmentUrl(name, 'test'))
      return v.parse(FragmentSchema, await response.json()).html
    },
    header: html.slice(html.indexOf('<header'), html.indexOf('<main')),
    footer: html.slice(html.indexOf('<footer')),
  }
}

test('a megamenu is the way to all of it, which comes alone when it is opened: a gallery with pictures, lists in lists', async () => {
  const { header, fragment } = await layoutOf('en')
  expect(header).toContain('<li><a href="/plain/">Label of plain</a><li>')
  const [megamenu = '', key = ''] =
    /<details name="main-menu" data-megamenu="(menu\.places)">.*?<\/details>/s.exec(header) ?? []
  expect(megamenu).toMatch(/<summary>Label of places/)
  expect(megamenu).toContain('<div class="megamenu gallery">')
  expect(megamenu).not.toContain('/romo/')
  const opened = await fragment(key)
  expect(opened).toMatch(/<a href="\/romo\/"><img src="\/media\/pictures\/romo[^>]+ alt=""/)
  expect(opened).toContain('<span>Label of coast</span><ul><li><a href="/dune/">Label of dune</a></li></ul>')
  expect(megamenu).toMatch(/<a class="more" href="\/places\/">/)
  // What no page has is there, and a plain list of links.
  expect(header).toMatch(/data-megamenu="">.*?<a href="\/staff\/">/s)
  expect(header).toMatch(/data-megamenu="">.*?<a href="\/whole\/">/s)
})

test.each(markets)(
  '$key: the header leads to search, favourites, login, contact with its hours, and the other editions',
  async (market) => {
    const { header } = await layoutOf(market.key)
    const texts = messagesOf(market).layout
    for (const address of [href.find(), href.favorites(), href.login('guest'), '/page-contact/']) {
      expect(header).toContain(`href="${address}"`)
    }
    expect(header).toMatch(
      new RegExp(`<span class="live-dot"></span>.*<span class="topline-hours" ${hoursAttribute}="\\[\\[`, 's'),
    )
    expect(header).toContain('class="tool burger" type="button" popoverTarget="main-menu"')
    for (const each of markets) {
      expect(header).toMatch(new RegExp(`<a href="${origins[each.key]}/[^"]*" hreflang="${each.key}"`, 'i'))
    }
    expect(header.includes(texts.ownerLogin)).toBe(market.key === 'da')
  },
)

test('the anniversary is linked while the settings have one', async () => {
  const label = seededSettings('da').language.anniversary?.label ?? ''
  expect(label).not.toBe('')
  expect((await layoutOf('da')).header).toContain(label)
  const over = await layoutOf('da', (settings) => ({
    ...settings,
    language: { ...settings.language, anniversary: null },
  }))
  expect(over.header).not.toContain('class="anniversary"')
})

test.each([
  ['da', 'Kontakt', 'CVR-nr.', 'Momsnr. DK00457119'],
  ['de', 'Impressum', 'CVR-Nr.', 'USt-IdNr. DK00457119'],
  ['en', 'Contact', 'Company no. (CVR)', 'VAT no. DK00457119'],
] as const)(
  'the %s footer has its offices, what is promised, who is worked with, and the legal ends',
  async (key, contact, registration, vatId) => {
    const { footer } = await layoutOf(key)
    const { administrationDetails: agency } = seededSettings(key)
    for (const part of [
      '<a href="/offices/blavand/">Office of Blåvand</a>',
      'Strandvej 1',
      'href="mailto:bl@example.dk"',
      'href="tel:+4510203040"',
      'https://www.openstreetmap.org/search?query=Strandvej+1,+6857+Bl%C3%A5vand',
      ...agency.certificates.map(({ title }) => title),
      ...agency.partners.map(({ title }) => title),
      `${agency.zipcode} ${agency.city} · ${registration} ${agency.registrationNumber.replaceAll(' ', '\u00a0')} · ${vatId}`,
      ...agency.socialLinks.map(({ url }) => `href="${url}"`),
      'href="/page-privacy/"',
      'href="/page-accessibility/"',
      `href="${href.cookieSettings()}"`,
    ]) {
      expect(footer).toContain(part)
    }
    expect(footer).toMatch(new RegExp(`<a href="/page-contact/">${contact}`))
  },
)

test('offices that cannot be had are said to be missing, and the rest of the footer is there', async () => {
  const site = openSite({
    content: { ContentDepartments: async () => Promise.reject(new Error('down')) },
    routes: { settings: async ({ key }) => seededSettings(key) },
  })
  const html = await (await site.fetch('/soeg/')).text()
  const footer = html.slice(html.indexOf('<footer'))
  expect(footer).toContain(messagesOf(markets[0]).errors.partMissing)
  expect(footer).toContain(`href="${href.cookieSettings()}"`)
})
