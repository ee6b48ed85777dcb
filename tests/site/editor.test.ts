import { createLocalJWKSet, exportJWK, generateKeyPair, SignJWT } from 'jose'
import { expect, test } from 'vitest'
import { createAccessCheck } from '../../src/domain/access-check.ts'
import { publishedOf } from './content-replies.ts'
import { noHouses } from './houses.ts'
import { type Given, openSite, origins } from './site.ts'

const secret = 'a secret of editors'
const house = { id: 17, titles: { da: 'Hus', de: 'Haus', en: 'House' } }

function openConsole(given: Given = {}) {
  const site = openSite({ search: { lodgings: async () => noHouses }, ...given })
  const send = (path: string, form: Record<string, string>, headers: Record<string, string> = {}) =>
    site.fetch(path, {
      method: 'POST',
      headers: { origin: origins.da, ...headers },
      body: new URLSearchParams(form),
    })
  return { ...site, send }
}

/** A console with an editor who has come by the secret link. */
async function signedIn(given: Given = {}) {
  const site = openConsole(given)
  const reply = await site.fetch(`/editor/?${new URLSearchParams({ secret })}`)
  const cookie = reply.headers.get('set-cookie')?.split(';')[0] ?? ''
  const open = (path: string) => site.fetch(path, { headers: { cookie } })
  return {
    ...site,
    cookie,
    open,
    send: (path: string, form: Record<string, string>) => site.send(path, form, { cookie }),
    text: async (path: string) => (await open(path)).text(),
  }
}

test('the secret link leads to a clean URL with a cookie that no script and no other site can use', async () => {
  const { fetch } = openConsole()
  const reply = await fetch(`/editor/?${new URLSearchParams({ secret })}`)
  expect(reply.status).toBe(303)
  expect(reply.headers.get('location')).toBe('/editor/')
  const cookie = reply.headers.get('set-cookie') ?? ''
  expect(cookie).toMatch(/^__Host-marehalm_editor=\d+\.[0-9a-f]{64};/)
  for (const part of ['Path=/', 'HttpOnly', 'Secure', 'SameSite=Strict', 'Max-Age=14400'])
    expect(cookie).toContain(part)
  expect(cookie).not.toContain(secret)
})

test.each([
  ['without anything', '/editor/', {}],
  ['with another secret', '/editor/?secret=another', {}],
  ['with an empty secret', '/editor/?secret=', {}],
  [
    'with a cookie that somebody made up',
    '/editor/',
    { cookie: `__Host-marehalm_editor=9999999999.${'0'.repeat(64)}` },
  ],
  ['at a page below', '/editor/report/', {}],
  ['with an assertion of Access where it is not set up', '/editor/', { 'cf-access-jwt-assertion': 'a.b.c' }],
])('whoever comes %s is asked to sign in and sees nothing else', async (_, path, headers) => {
  const { fetch } = openConsole()
  const reply = await fetch(path, { headers })
  expect(reply.status).toBe(401)
  expect(reply.headers.get('set-cookie')).toBeNull()
  const html = await reply.text()
  expect(html).toContain('<h1>Sign in</h1>')
  expect(html).not.toContain('Latest purges')
})

test('a pass that has run out, or that was meant for something else, opens nothing', async () => {
  const { cookie, fetch } = await signedIn()
  const past = cookie.replace(/=\d+/, `=${Math.floor(Date.now() / 1000) - 1}`)
  expect((await fetch('/editor/', { headers: { cookie: past } })).status).toBe(401)
  const other = cookie.replace('_editor=', '_marks=')
  expect((await fetch('/editor/', { headers: { cookie: other } })).status).toBe(401)
})

test('a link from another site, which brings no strict cookie, is requested again from here', async () => {
  const { fetch } = openConsole()
  const html = await (await fetch('/editor/', { headers: { 'sec-fetch-site': 'cross-site' } })).text()
  expect(html).toContain('<meta http-equiv="refresh" content="0; url=/editor/"')
  expect(await (await fetch('/editor/', { headers: { 'sec-fetch-site': 'same-origin' } })).text()).not.toContain(
    'refresh',
  )
})

test('whoever comes through Cloudflare Access needs no secret; assertions of others do not count', async () => {
  const { privateKey, publicKey } = await generateKeyPair('RS256')
  const stranger = await generateKeyPair('RS256')
  const keys = createLocalJWKSet({ keys: [{ ...(await exportJWK(publicKey)), kid: 'one', alg: 'RS256' }] })
  const accessUser = createAccessCheck({ teamDomain: 'coast.cloudflareaccess.com', audience: 'editors', keys })
  const { fetch } = openConsole({ accessUser })
  const status = async (key: CryptoKey, claims: { issuer?: string; audience?: string; until?: string }) => {
    const assertion = await new SignJWT({ email: 'editor@example.dk' })
      .setProtectedHeader({ alg: 'RS256', kid: 'one' })
      .setIssuer(claims.issuer ?? 'https://coast.cloudflareaccess.com')
      .setAudience(claims.audience ?? 'editors')
      .setExpirationTime(claims.until ?? '1h')
      .sign(key)
    return (await fetch('/editor/', { headers: { 'cf-access-jwt-assertion': assertion } })).status
  }
  expect(await status(privateKey, {})).toBe(200)
  expect(await status(stranger.privateKey, {})).toBe(401)
  expect(await status(privateKey, { audience: 'another application' })).toBe(401)
  expect(await status(privateKey, { issuer: 'https://other.cloudflareaccess.com' })).toBe(401)
  expect(await status(privateKey, { until: '-1 minute' })).toBe(401)
})

test('no page of the console is kept, found or framed, and none runs a script', async () => {
  const { open } = await signedIn()
  for (const path of ['/editor/', '/editor/cached/', '/editor/report/', '/editor/nowhere/']) {
    const { headers } = await open(path)
    expect(headers.get('cache-control')).toBe('private, no-store')
    expect(headers.get('x-robots-tag')).toBe('noindex, nofollow')
    expect(headers.get('referrer-policy')).toBe('same-origin')
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toMatch(
      /^default-src 'none'; style-src 'self';.*frame-ancestors 'none'; report-uri \S+; report-to csp$/,
    )
    expect(policy).not.toContain('script')
    expect(policy).not.toContain('unsafe')
  }
})

test.each(['/editor/purge/', '/editor/report/', '/editor/sign-out/', '/editor/sign-in/'])(
  'a form for %s from another site, or from nowhere, is refused',
  async (path) => {
    const { cookie, fetch } = await signedIn()
    for (const origin of ['https://evil.example', 'null', undefined]) {
      const headers: Record<string, string> = { cookie, ...(origin ? { origin } : {}) }
      const reply = await fetch(path, {
        method: 'POST',
        headers,
        body: new URLSearchParams({ edition: 'all', secret }),
      })
      expect(reply.status).toBe(403)
    }
  },
)

test('signing in by the form and out again', async () => {
  const { send, fetch } = openConsole()
  const wrong = await send('/editor/sign-in/', { secret: 'no', name: 'Anna' })
  expect(wrong.status).toBe(401)
  const again = await wrong.text()
  expect(again).toContain('That is not the secret.')
  expect(again).toMatch(/<input[^>]*name="name"[^>]*value="Anna"/)
  const right = await send('/editor/sign-in/', { secret })
  const cookie = right.headers.get('set-cookie')?.split(';')[0] ?? ''
  expect((await fetch('/editor/', { headers: { cookie } })).status).toBe(200)
  const out = await send('/editor/sign-out/', {}, { cookie })
  expect(out.headers.get('set-cookie')).toContain('__Host-marehalm_editor=; Max-Age=0')
})

test('a page is purged by its address, and its receipt tells the seconds of each edition', async () => {
  const { send, text, fetch, site } = await purgingSite()
  const reply = await send('/editor/purge/', { address: `${origins.da}/soeg/?husdyr=1` })
  expect(reply.status).toBe(303)
  const receipt = reply.headers.get('location') ?? ''
  expect(receipt).toBe('/editor/receipts/1/')
  await expect.poll(() => text(receipt)).toMatch(/\d(\.\d)? s</)
  const html = await text(receipt)
  expect(html).toContain('<code>page:/soeg/</code>')
  expect(html).toContain('<code>entry:search</code>')
  expect(await text('/editor/')).toMatch(/href="\/editor\/receipts\/1\/">da \/soeg\/</)
  expect((await fetch('/soeg/')).status).toBe(200)
  expect(site.made()).toBeGreaterThan(1)
})

/** A console whose search page counts how often it was made. */
async function purgingSite() {
  let made = 0
  const console = await signedIn({
    search: {
      lodgings: async () => {
        made += 1
        return noHouses
      },
    },
  })
  await (await console.fetch('/soeg/')).text()
  await expect.poll(async () => (await console.fetch('/soeg/')).headers.get('cache-status')).toContain('hit')
  return { ...console, site: { made: () => made } }
}

test('a house is purged by its code with its pages in all three editions', async () => {
  const lodging = async (name: string) => (name.toUpperCase() === 'BL1017' ? house : null)
  const { send, text } = await signedIn({ routes: { lodging } })
  const reply = await send('/editor/purge/', { house: 'bl1017' })
  const html = await text(reply.headers.get('location') ?? '')
  for (const path of ['/sommerhus-bl1017/', '/ferienhaus-bl1017/', '/holiday-home-bl1017/'])
    expect(html).toContain(path)
  expect(html).toContain('<code>lodging:17</code>')
})

test.each([
  [{ address: '' }, 'Paste the address of the page.'],
  [{ address: 'https://evil.example/om-os/' }, 'That is not an address on this site.'],
  [{ address: 'javascript:alert(1)' }, 'That is not an address on this site.'],
  [{ address: `/${'a/'.repeat(400)}` }, 'That is not an address on this site.'],
  [{ house: 'XX99' }, 'No house has the code XX99.'],
  [{ entry: 'a b"><script>' }, 'An entry id contains only letters'],
  [{ edition: '' }, 'Choose what to purge.'],
  [{ edition: 'sv' }, 'Choose what to purge.'],
  [{}, 'Paste the address of the page.'],
])('%j is told to be wrong at its field and purges nothing', async (form, message) => {
  const { send, text } = await signedIn()
  const reply = await send('/editor/purge/', form as Record<string, string>)
  expect(reply.status).toBe(422)
  const html = await reply.text()
  expect(html).toContain(message)
  expect(html).not.toContain('<script')
  expect(await text('/editor/')).toContain('Nothing has been purged yet.')
})

test.each([
  ['all', 'Purge everything in all editions?', 'everything'],
  ['de', 'Purge everything in the German edition?', 'everything de'],
])(
  'before everything of %s is purged, the console asks, and receipts name who was sure',
  async (edition, question, subject) => {
    const { send, text } = await signedIn()
    const response = await send('/editor/purge/', { edition })
    expect(response.status).toBe(200)
    const html = await response.text()
    expect(html).toContain(`<h1>${question}</h1>`)
    expect(html).toContain('name="sure" value="yes"')
    expect(await text('/editor/')).toContain('Nothing has been purged yet.')
    const sure = await send('/editor/purge/', { edition, sure: 'yes' })
    expect(sure.status).toBe(303)
    const receipt = await text(sure.headers.get('location') ?? '')
    expect(receipt).toContain(`<h1>Purged: ${subject}</h1>`)
    expect(receipt).toContain('<dd>editor, console</dd>')
  },
)

test('an entry that no edition has is refused; one that the content service has is not', async () => {
  const { send, text } = await signedIn({
    content: { ContentPublished_entry: async ({ ids }) => publishedOf(ids.filter((id) => id === 'known')) },
  })
  const refused = await send('/editor/purge/', { entry: 'unknown' })
  expect(refused.status).toBe(422)
  expect(await refused.text()).toContain('No edition has an entry unknown.')
  expect(await text('/editor/')).toContain('Nothing has been purged yet.')
  expect((await send('/editor/purge/', { entry: 'known' })).status).toBe(303)
})

test('a page with a long address is purged as any other', async () => {
  const { send } = await purgingSite()
  expect((await send('/editor/purge/', { address: `/${'a'.repeat(300)}/` })).status).toBe(303)
})

test('an entry without a page of its own is purged all the same', async () => {
  const { send, text } = await signedIn()
  const reply = await send('/editor/purge/', { entry: '4xPs.section_1-a' })
  expect(await text(reply.headers.get('location') ?? '')).toContain('It has no page of its own to look at.')
})

test('a URL tells what of its page is cached, until it is purged', async () => {
  const { text, send, fetch } = await signedIn()
  await (await fetch('/soeg/')).text()
  const requested = `/editor/cached/?${new URLSearchParams({ address: '/soeg/' })}`
  await expect.poll(() => text(requested)).toContain('<th scope="row">memory</th>')
  const html = await text(requested)
  expect(html).toContain('<code>v2:route:da:soeg</code>')
  expect(html).toContain('<td>fresh</td>')
  await send('/editor/purge/', { edition: 'all', sure: 'yes' })
  await expect.poll(() => text(requested)).not.toContain('<td>fresh</td>')
  expect(await text('/editor/cached/?address=https%3A%2F%2Fevil.example%2F')).toContain('not an address on this site')
})

test('a check that a failing service ends says so and keeps the last report', async () => {
  const { send } = await signedIn()
  const reply = await send('/editor/report/', {})
  expect(reply.status).toBe(502)
  expect(await reply.text()).toContain('The check could not be made')
})

test.each([
  ['application/json', '{"secret":1}'],
  ['text/plain', 'secret=x'],
  ['multipart/form-data; boundary=x', 'no boundary in here'],
])('what is sent to the console as %s is no form, and breaks nothing', async (type, body) => {
  const site = await signedIn()
  const paths = ['sign-in', 'purge', 'inbox', 'marks', 'bookings/mh-2345abcd/cancel'].map((path) => `/editor/${path}/`)
  for (const path of [...paths, '/preview/end/']) {
    for (const cookie of [site.cookie, '']) {
      const init = { method: 'POST', headers: { origin: origins.da, cookie, 'content-type': type }, body }
      // 503: what the inbox shows beside it is not there.
      expect((await site.fetch(path, init)).status, path).not.toBe(500)
    }
  }
})
