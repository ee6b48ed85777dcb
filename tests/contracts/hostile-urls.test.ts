import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { thisSite } from '../this-site.ts'
import { rawRequest } from './raw-request.ts'

const stack = /\bat .+\(.+:\d+:\d+\)|node_modules|\.tsx?:\d+|D1_ERROR|SQLITE|\/(?:home|root|usr)\//
const host = () => `da.localhost:${thisSite().port}`
const get = (path: string, headers: Record<string, string> = {}) =>
  rawRequest({ port: thisSite().port, method: 'GET', path, headers: { host: host(), ...headers } })

/** A request letter by letter, with what no client would send; the whole reply. */
function letters(request: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let reply = ''
    const socket = connect(thisSite().port, '127.0.0.1')
    socket.setTimeout(60_000, () => socket.destroy(new Error('No answer in a minute')))
    socket.on('data', (part) => {
      reply += part.toString('latin1')
      if (isWhole(reply)) socket.end(() => resolve(reply))
    })
    socket.on('end', () => resolve(reply))
    socket.on('error', reject)
    socket.write(Buffer.from(request, 'latin1'))
  })
}

/** The runtime leaves a connection open for seconds after it has refused what came. */
function isWhole(reply: string): boolean {
  const [head = '', ...rest] = reply.split('\r\n\r\n')
  if (/^transfer-encoding: *chunked/im.test(head)) return reply.endsWith('\r\n0\r\n\r\n')
  const length = /^content-length: *(\d+)/im.exec(head)?.[1]
  return length !== undefined && rest.join('\r\n\r\n').length >= Number(length)
}

const tricks = [
  '//evil.example/',
  '///evil.example/%2e%2e',
  '/\\evil.example/',
  '/\\/evil.example/',
  '/%5c%5cevil.example/',
  '/%2f%2fevil.example/',
  '/%09/evil.example/',
  '/.evil.example/',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/..%2f..%2fetc%2fpasswd',
  '/..%252f..%252fetc%252fpasswd',
  '/.%2e/.%2e/',
  '/soeg/..;/editor/',
  '/soeg;jsessionid=1/',
  '/soeg/%2e/',
  '/soeg/%2f/',
  '/soeg/%00/',
  '/soeg/%0d%0aSet-Cookie:%20a=b/',
  '/%c0%ae%c0%ae/%c0%af',
  '/%e0%80%af/',
  '/%u002e/',
  '/%/',
  '/%f0%9f%8f%96/',
  `/${'a'.repeat(513)}/`,
  `/${'a'.repeat(12_000)}/`,
  `/${'a/'.repeat(3_000)}`,
  `/${'%C3%B8'.repeat(500)}/`,
  `/sommerhus-${'a'.repeat(900)}1/`,
  '/__proto__/',
  '/constructor/prototype/',
  '/v1:menu:da:main/',
  '/soeg/page/99999999999999999999/',
  '/soeg/page/-1/',
  '/media/..%2f..%2fbooking%2fstats%2f',
  '/media/%2e%2e%2fbroker/graphql',
  '/media//evil.example/x.webp',
  '/media/https://evil.example/x.webp',
  '/media/derived/x.webp?w=640',
  '/assets/..%2f..%2fwrangler.json',
  '/assets/%2e%2e/index.js',
  '/assets/entry.js%00.html',
  '/.vite/manifest.json',
  '/.assetsignore',
  '/_headers',
  '/wrangler.json',
  '/.dev.vars',
  '/.git/config',
  '/@fs/etc/passwd',
  '/_payload.json/',
  '/soeg/_payload.json/x/',
  '/soeg/%5fpayload.json',
  '/soeg/_payload.json%00',
  '//evil.example/_payload.json',
  '/__nuxt_island/../../editor/.json',
  '/__nuxt_island/%7b%22a%22%3a1.json',
  '/builds/meta/..%2f..%2fx.json',
  '/api/search/..%2fpurge/',
]

test.each(tricks)('%.60s is nothing but a URL of ours that leads nowhere else', async (path) => {
  let at = path
  for (let steps = 0; steps < 3; steps += 1) {
    const { status, headers, text } = await get(at)
    expect(status, at).toBeLessThan(500)
    expect(text).not.toMatch(stack)
    expect(text).not.toMatch(/root:x:0|"vars"|compatibility_date/)
    expect(headers['set-cookie']).toBeUndefined()
    if (!headers.location) {
      // Dots are gone before the site sees them: what is left may be a page of everyone's, or the console's door.
      expect([200, 400, 401, 404, 414]).toContain(status)
      return
    }
    const target = new URL(headers.location, `http://${host()}`)
    expect(target.host).toBe(host())
    at = target.pathname + target.search
  }
  throw new Error(`${path} leads on and on`)
})

test.each(['/.vite/manifest.json', '/.assetsignore', '/_headers', '/wrangler.json', '/.dev.vars', '/.git/config'])(
  '%s is not to be had',
  async (path) => {
    const { status, headers } = await get(path)
    expect([status, headers.location]).toEqual(status === 301 ? [301, `${path}/`] : [404, undefined])
    expect((await get(`${path}/`)).status).toBe(404)
  },
)

test('queries of 10,000 keys and headers of 30 kB are answered as if they were not there', async () => {
  for (const query of [
    Array.from({ length: 10_000 }, (_, index) => `k${index}=1`).join('&'),
    'a[b][c][d][e][f][g][h]=1&'.repeat(300),
    `textQuery=${'ø'.repeat(3_000).replaceAll('ø', '%C3%B8')}`,
    '&&&===&%&%zz=%zz',
    '__proto__[polluted]=1&constructor[prototype][polluted]=1',
  ]) {
    const { status, text } = await get(`/soeg/?${query}`)
    expect(status, query.slice(0, 60)).toBe(200)
    expect(text).toContain('</html>')
  }
  const oversized: Record<string, string>[] = [
    { cookie: 'a=b; '.repeat(5_000) },
    { cookie: `marehalm_favorites=${'1.'.repeat(12_000)}` },
    { cookie: 'marehalm_draft=__proto__; marehalm_consent=%ff; =; ;;;' },
    { 'user-agent': 'x'.repeat(30_000) },
    { accept: '*/*,'.repeat(7_000) },
    { 'if-none-match': '"a",'.repeat(7_000) },
    { range: 'bytes=0-1,'.repeat(2_000) },
  ]
  for (const headers of oversized) {
    for (const path of ['/soeg/', '/favorite-houses/', '/booking/']) {
      const { status, text } = await get(path, headers)
      expect([200, 400, 431], `${path} ${Object.keys(headers)}`).toContain(status)
      expect(text).not.toMatch(stack)
    }
  }
})

test.each([
  'evil.example',
  'da.localhost.evil.example',
  'da.localhost.',
  'DA.LOCALHOST.',
  'da.localhost@evil.example',
  'evil.example@da.localhost',
  'da.localhost:80@evil.example',
  'da.localhost/evil.example',
  'da.localhost?evil.example',
  'da.localhost#evil.example',
  'da.localhost, evil.example',
  'da.localhost\tevil.example',
  'da.localhost%00.evil.example',
  'xn--da-.localhost',
  '[::ffff:7f00:1]',
  '',
])('a Host of "%s" shows no page and is repeated nowhere', async (name) => {
  const reply = await letters(`GET /soeg/ HTTP/1.1\r\nHost: ${name}\r\nConnection: close\r\n\r\n`)
  expect(reply).toMatch(/^HTTP\/1\.1 (400|421|500) /)
  expect(reply).not.toContain('evil.example')
  expect(reply).not.toContain('<html')
  expect(reply).not.toMatch(stack)
})

test('a port that somebody makes up is in nobody else’s page', async () => {
  const requested = '/soeg/?husdyr=1&duration=14'
  const made = await get(requested, { host: 'da.localhost:6666' })
  expect(made.status).toBe(200)
  expect((await get(requested)).text).not.toContain('6666')
})

test.each([
  'X-Forwarded-Host: evil.example',
  'X-Host: evil.example',
  'X-Forwarded-Server: evil.example',
  'Forwarded: host=evil.example;proto=gopher',
  'X-Forwarded-Proto: gopher',
  'X-Forwarded-Port: 6666',
  'X-Forwarded-Prefix: //evil.example',
  'X-Original-URL: //evil.example/',
  'X-Rewrite-URL: /editor/',
  'X-HTTP-Method-Override: DELETE',
])('%s changes nothing', async (line) => {
  const [name = '', value = ''] = line.split(': ')
  for (const path of ['/soeg', '/soeg/', '/soeg/_payload.json']) {
    const plain = await get(path)
    const tricked = await get(path, { [name.toLowerCase()]: value })
    expect(tricked.status).toBe(plain.status)
    expect(tricked.headers.location).toBe(plain.headers.location)
    expect(tricked.text).not.toMatch(/evil\.example|gopher|6666/)
  }
})

test.each([
  ['an absolute address of another host', (at: string) => `GET http://evil.example/soeg/ HTTP/1.1\r\nHost: ${at}\r\n`],
  ['an asterisk', (at: string) => `GET * HTTP/1.1\r\nHost: ${at}\r\n`],
  ['no slash', (at: string) => `GET soeg HTTP/1.1\r\nHost: ${at}\r\n`],
  ['two hosts', (at: string) => `GET /soeg/ HTTP/1.1\r\nHost: ${at}\r\nHost: evil.example\r\n`],
  ['no host', () => 'GET /soeg/ HTTP/1.1\r\n'],
  ['a method of its own', (at: string) => `PURGE /soeg/ HTTP/1.1\r\nHost: ${at}\r\n`],
  ['a method in small letters', (at: string) => `get /soeg/ HTTP/1.1\r\nHost: ${at}\r\n`],
  ['TRACE', (at: string) => `TRACE /soeg/ HTTP/1.1\r\nHost: ${at}\r\nX-Secret: evil.example\r\n`],
  ['CONNECT', (at: string) => `CONNECT evil.example:443 HTTP/1.1\r\nHost: ${at}\r\n`],
  ['a NUL in a header', (at: string) => `GET /soeg/ HTTP/1.1\r\nHost: ${at}\r\nX-A: a\0b\r\n`],
  ['a negative length', (at: string) => `POST /soeg/ HTTP/1.1\r\nHost: ${at}\r\nContent-Length: -1\r\n`],
  ['two lengths', (at: string) => `POST /soeg/ HTTP/1.1\r\nHost: ${at}\r\nContent-Length: 0\r\nContent-Length: 9\r\n`],
])('a request with %s is refused and repeated nowhere', async (_, request) => {
  const reply = await letters(`${request(host())}Connection: close\r\n\r\n`)
  expect(reply).toMatch(/^HTTP\/1\.1 (4\d\d|5\d\d) /)
  expect(reply).not.toContain('evil.example')
  expect(reply).not.toMatch(stack)
})

test('a body of thousands of parts, or of one name a thousand times, is refused or read to its end, and keeps nothing', async () => {
  const part = (index: number) => `--x\r\nContent-Disposition: form-data; name="a${index}"\r\n\r\n\r\n`
  const bodies: [string, string][] = [
    ['multipart/form-data; boundary=x', `${Array.from({ length: 4_000 }, (_, index) => part(index)).join('')}--x--`],
    ['multipart/form-data; boundary=x', `${part(1).repeat(4_000)}--x--`],
    [
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="a"; filename="../../x"\r\n\r\n\r\n--x--',
    ],
    [`multipart/form-data; boundary=${'x'.repeat(9_000)}`, '--x--'],
    ['application/x-www-form-urlencoded', 'lodgingId=x&'.repeat(20_000)],
    ['application/x-www-form-urlencoded', '%'.repeat(100_000)],
    ['application/x-www-form-urlencoded', 'a[b]='.repeat(40_000)],
  ]
  for (const [type, body] of bodies) {
    for (const path of ['/favorite-houses/', '/booking/step2/']) {
      const origin = `http://${host()}`
      const reply = await rawRequest({
        port: thisSite().port,
        path,
        headers: { host: host(), origin, 'content-type': type },
        body,
      })
      expect([303, 400, 413], `${path} ${type.slice(0, 40)}`).toContain(reply.status)
      expect(reply.headers['set-cookie'] ?? []).toEqual([])
      expect(reply.text).not.toMatch(stack)
    }
  }
})

test('JSON as deep as a body may be is refused', async () => {
  for (const body of ['['.repeat(120_000), `${'{"a":'.repeat(40_000)}1${'}'.repeat(40_000)}`]) {
    for (const path of ['/api/version/', '/api/purge/', '/api/route/']) {
      const reply = await rawRequest({
        port: thisSite().port,
        path,
        headers: { host: host(), 'content-type': 'application/json', authorization: 'Bearer local-purge-secret' },
        body,
      })
      expect([400, 401, 403, 404, 422], path).toContain(reply.status)
      expect(reply.text).not.toMatch(stack)
    }
  }
})
