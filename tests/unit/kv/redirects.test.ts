import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compileRedirects } from '../../../kv/compile-redirects.ts'
import { keys, slugOfPath } from '../../../kv/keys.ts'

const redirect = (from: string, to: string, isPermanent = true) => ({ from, to, isPermanent })

function compile(...redirects: ReturnType<typeof redirect>[]) {
  return compileRedirects('da', redirects, new Set(['/om-os/', '/soeg/']))
}

test('a redirect leads from any spelling of its path to a path with a slash, or off the site as it is', () => {
  const { records } = compile(redirect('/Gammel/Side', '/om-os?x=1'), redirect('/ude/', 'https://other.example/a'))
  expect(records).toEqual([
    {
      key: keys.route('da', 'gammel/side'),
      value: { kind: 'redirect', entry: null, redirect: { to: '/om-os/?x=1', isPermanent: true } },
      tags: ['redirects', 'market:da', 'page:/gammel/side/'],
    },
    {
      key: keys.route('da', 'ude'),
      value: { kind: 'redirect', entry: null, redirect: { to: 'https://other.example/a', isPermanent: true } },
      tags: ['redirects', 'market:da', 'page:/ude/'],
    },
  ])
})

test('a chain is shortened, and permanent only if every step is', () => {
  const { records } = compile(redirect('/a/', '/b/'), redirect('/b/', '/c/', false), redirect('/c/', '/soeg/'))
  expect(records.map(({ value }) => 'redirect' in value && value.redirect)).toEqual([
    { to: '/soeg/', isPermanent: false },
    { to: '/soeg/', isPermanent: false },
    { to: '/soeg/', isPermanent: true },
  ])
})

test('circles, and redirects from a page, are reported and not compiled', () => {
  const { records, problems } = compile(redirect('/a/', '/b/'), redirect('/b/', '/a/'), redirect('/om-os/', '/soeg/'))
  expect(records).toEqual([])
  expect(problems.map(({ kind, subject }) => [kind, subject])).toEqual([
    ['redirect-circle', '/a/'],
    ['redirect-circle', '/b/'],
    ['redirect-over-page', '/om-os/'],
  ])
})

test('whatever the redirects are, none of them leads to another', () => {
  const path = fc.constantFrom('/a/', '/b/', '/c', '/D/', '/e/?q=1', '/om-os/', '/soeg/')
  fc.assert(
    fc.property(fc.array(fc.tuple(path, path, fc.boolean())), (list) => {
      const { records } = compile(...list.map(([from, to, isPermanent]) => redirect(from, to, isPermanent)))
      const known = new Set(records.map(({ key }) => key))
      for (const { value } of records) {
        const to = 'redirect' in value && value.redirect ? value.redirect.to : ''
        expect(known).not.toContain(keys.route('da', slugOfPath(to.replace(/\?.*$/, '').toLowerCase())))
      }
    }),
  )
})

test('a target is written as the site writes its paths, so that the visitor is sent once', () => {
  const { records } = compile(
    redirect('/Gammel Side/', '/Om-Os'),
    redirect('søg', 'SOEG?Q=Ø#Kontakt'),
    redirect('/fil.PDF', '/media//Plan.pdf'),
    redirect('/side/page/02', 'om-os/page/1'),
  )
  expect(records.map(({ key, value }) => [key, 'redirect' in value && value.redirect?.to])).toEqual([
    [keys.route('da', 'gammel%20side'), '/om-os/'],
    [keys.route('da', 's%c3%b8g'), '/soeg/?Q=%C3%98#Kontakt'],
    [keys.route('da', 'fil.pdf'), '/media//Plan.pdf'],
    [keys.route('da', 'side/page/2'), '/om-os/'],
  ])
})

test.each([
  ['/a/', '//evil.example/'],
  ['/a/', '/\\evil.example/'],
  ['/a/', 'javascript:alert(1)'],
  ['/a/', 'https://guest:pass@shop.example/'],
  ['/a/', 'mailto:a@example.com'],
  ['https://www.marehalm.dk/a/', '/om-os/'],
  ['/a/?x=1', '/om-os/'],
])('%s → %s is no redirect: it is reported and not compiled', (from, to) => {
  const { records, problems } = compile(redirect(from, to))
  expect(records).toEqual([])
  expect(problems.map(({ kind, subject }) => [kind, subject])).toEqual([['redirect-invalid', from]])
})
