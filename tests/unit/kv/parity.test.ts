import { expect, test } from 'vitest'
import { compileEditions } from '../../../kv/compile.ts'
import type { Editions } from '../../../kv/compile-sources.ts'
import { compareEditions } from '../../../kv/parity.ts'
import type { LinkSource } from '../../../src/contracts/link-source.ts'
import type { EditionKey } from '../../../src/markets/market.ts'
import { seededEditions } from './seeded-editions.ts'

const seeded = seededEditions()
const hosts = { da: ['www.marehalm.dk'], de: ['www.marehalm.de'], en: ['www.marehalm.info'] }
const nothing: Record<EditionKey, LinkSource[]> = { da: [], de: [], en: [] }

/** What is found when the seeded editions are changed so. */
function faultsOf(change: Partial<Editions>, links: Partial<typeof nothing> = {}) {
  const editions = { ...seeded, ...change }
  const { problems } = compileEditions(editions)
  const forms = { da: ['contact'], de: ['contact'], en: [] }
  const report = compareEditions({ editions, problems, links: { ...nothing, ...links }, forms, hosts, now: 1 })
  return report.faults.map(({ kind, market, subject }) => `${kind} ${market} ${subject}`)
}

const linkTo = (...urls: string[]): LinkSource => ({ id: 'faq-1', title: 'Parking', urls, entries: [] })

test('the seeded editions have nothing to put right', () => {
  expect(faultsOf({})).toEqual([])
})

test('a page without an alternate is told of the edition that lacks it, a published one without a page as broken', () => {
  const without = (id: string) => ({ ...seeded.de, entries: seeded.de.entries.filter(({ sys }) => sys.id !== id) })
  expect(faultsOf({ de: without('page-contact') })).toContain('twin-missing de page-contact')
  const entries = seeded.en.entries.map((entry) => (entry.sys.id === 'street-11' ? { ...entry, slug: null } : entry))
  expect(faultsOf({ en: { ...seeded.en, entries } })).toEqual(['twin-broken en street-11'])
})

test('redirects that lead to redirects, to nothing, in a circle or away from a page are told', () => {
  const to = (from: string, target: string) => ({ from, to: target, isPermanent: true })
  const redirects = [
    to('/first/', '/second/'),
    to('/second', '/'),
    to('/lost/', '/nowhere/'),
    to('/a/', '/b/'),
    to('/b/', '/a/'),
    to('/impressum/', '/'),
    to('/away/', 'https://example.com/'),
    to('/campaign/', '/suche/?husdyr=1'),
  ]
  expect(faultsOf({ de: { ...seeded.de, redirects } }).sort()).toEqual([
    'redirect-chain de /a/',
    'redirect-chain de /b/',
    'redirect-chain de /first/',
    'redirect-circle de /a/',
    'redirect-circle de /b/',
    'redirect-dead de /lost/',
    'redirect-over-page de /impressum/',
  ])
})

test('links to nothing are told with the entry that has them; links elsewhere, to files and to houses are not', () => {
  const lodgings = [{ id: 17, name: 'BL1017', title: 'House' }]
  const fine = linkTo(
    '/kontakt/',
    '/Kontakt',
    '/kontakt/?x=1#hours',
    'https://www.marehalm.de/impressum/',
    'https://example.com/nowhere/',
    'mailto:a@example.com',
    'tel:+4512345678',
    '#top',
    '/media/plan.pdf',
    '/favorite-houses/',
    '/houses-together/',
    '/raekkefolgen-af-husene/',
    '/sommerhus-bl1017/',
  )
  expect(faultsOf({ da: { ...seeded.da, lodgings } }, { da: [fine] })).toEqual([])
  for (const dead of ['/nowhere/', 'https://www.marehalm.de/kontakt/', '/sommerhus-xx9/', '/%E0%A4%A/']) {
    expect(faultsOf({ da: { ...seeded.da, lodgings } }, { da: [linkTo(dead)] }), dead).toEqual(['link-dead da faq-1'])
  }
  expect(faultsOf({}, { da: [{ ...linkTo(), entries: ['page-contact', 'unpublished'] }] })).toEqual([
    'link-dead da faq-1',
  ])
})

test('a link that a redirect leads on is told apart from a dead one', () => {
  const redirects = [{ from: '/old/', to: '/kontakt/', isPermanent: true }]
  expect(faultsOf({ da: { ...seeded.da, redirects } }, { da: [linkTo('/old/')] })).toEqual(['link-redirected da faq-1'])
})

test('pages without an entry are there in each edition, a form where it is one of the edition’s', () => {
  const links = [linkTo('/forms/contact/', '/sms-signup/', '/login/guest/', '/favorite-houses/')]
  expect(faultsOf({}, { da: links, de: links })).toEqual([])
  expect(faultsOf({}, { en: links })).toEqual(['link-dead en faq-1'])
})
