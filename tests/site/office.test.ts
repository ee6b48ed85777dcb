import { expect, test } from 'vitest'
import { readTypedGuest } from '../../src/contracts/booking-forms.ts'
import type { OfficeBookingDetails, Submission } from '../../src/contracts/office.ts'
import { createEditor } from '../../src/features/editor/editor.ts'
import { ServiceError } from '../../src/services/service-error.ts'
import { type Given, openSite, origins } from './site.ts'

const secret = 'a secret of editors'

function openOffice(given: Given = {}) {
  const site = openSite(given)
  const send = (path: string, form: Record<string, string>, headers: Record<string, string> = {}) =>
    site.fetch(path, {
      method: 'POST',
      headers: { origin: origins.da, ...headers },
      body: new URLSearchParams(form),
    })
  return { ...site, send }
}

/** A console with an editor who has signed in by the form, under a name. */
async function signedIn(given: Given = {}, name = 'Søren Østergaard') {
  const { send, ...site } = openOffice(given)
  const reply = await send('/editor/sign-in/', { secret, name })
  const cookie = reply.headers.get('set-cookie')?.split(';')[0] ?? ''
  const open = (path: string) => site.fetch(path, { headers: { cookie } })
  return {
    ...site,
    open,
    text: async (path: string) => (await open(path)).text(),
    send: (path: string, form: Record<string, string>) => send(path, form, { cookie }),
  }
}

const base: Submission = {
  id: 'd2b7ff1a-0000-4000-8000-000000000001',
  kind: 'comment',
  reference: 'K-2345ABCD',
  locale: 'da-DK',
  status: 'waiting',
  data: { parentId: 'blog-amber', authorName: '<b>Ole</b>', comment: 'Rav!\n</dd><script>alert(1)</script>' },
  entryId: null,
  createdAt: '2026-11-20T10:00:00.000Z',
  judgedBy: null,
  judgedAt: null,
}
const picture: Submission = {
  ...base,
  id: 'd2b7ff1a-0000-4000-8000-000000000002',
  kind: 'contest-image',
  reference: 'P-2345ABCD',
  data: {
    contestId: 'photo-contest-2026',
    userName: 'Ane',
    userEmail: 'ane@example.com',
    imageTitle: 'Klit',
    imageText: '',
    picture: { id: '0123456789abcdef0123456789abcdef', width: 1200, height: 800 },
  },
}
const form: Submission = {
  ...base,
  id: 'd2b7ff1a-0000-4000-8000-000000000003',
  kind: 'form',
  reference: 'F-2345ABCD',
  data: { formKey: 'fault', departmentId: null, answers: { message: 'Hej', picture: 'f'.repeat(32) } },
}
const reservation: Submission = {
  ...base,
  id: 'MR-2345ABCD',
  kind: 'reservation',
  reference: 'MR-2345ABCD',
  data: {
    house: 'BL1017',
    arrival: '2028-07-08',
    duration: 7,
    ...{ adults: 2, children: 1, infants: 0, pets: 0 },
    guest: { name: 'Anne', email: 'anne@example.com', phone: '+45 12 34 56 78', comment: '' },
  },
}
const decided: Submission = {
  ...base,
  ...{ status: 'approved', entryId: 'comment-1', judgedBy: 'Karen', judgedAt: '2026-11-21T09:30:00.000Z' },
}

const booking: OfficeBookingDetails = {
  number: 'MH-2345ABCD',
  lodging: { id: 17, name: 'BL1017', title: 'Klithuset', city: 'Blåvand' },
  arrival: '2027-06-05',
  departure: '2027-06-12',
  duration: 7,
  currency: 'DKK',
  total: 614_500,
  party: { adults: 2, children: 1, infants: 0, pets: 0 },
  createdAt: '2026-11-20T10:00:00.000Z',
  languageId: 1,
  guest: {
    ...readTypedGuest(new FormData()),
    ...{ firstName: 'Anne', lastName: '<i>Øst</i>', email: 'anne@example.com', phone: '+45 12 34 56 78' },
    ...{ address: 'Havnegade 4', postalCode: '7100', city: 'Vejle', country: 'DK' },
  },
  cancelled: null,
  lines: [
    { kind: 'rent', itemId: null, description: '', quantity: 1, unitPrice: 500_000, amount: 500_000 },
    { kind: 'mandatory', itemId: 1, description: 'Slutrengøring', quantity: 1, unitPrice: 114_500, amount: 114_500 },
  ],
  additions: [],
  cancellation: { until: '2027-04-06', share: 0.2, fee: 122_900, refund: 491_600 },
  snapshot: {
    ...{ lines: [], total: 614_500, cancellation: [], metered: [] },
    instalments: [
      { due: '2026-11-27', amount: 153_600 },
      { due: '2027-04-24', amount: 460_900 },
    ],
    deposits: [{ itemId: 9, description: 'Depositum', amount: 150_000 }],
    texts: { version: '', button: '', terms: '', withdrawal: '' },
  },
}

test('what was sent about a page names it by its title, with the link in the guest’s language; one without a page by its id', async () => {
  const office = async () => ({
    submissions: [base, { ...base, id: 'b', locale: 'de-DE' as const }, picture],
    total: 3,
  })
  const { text } = await signedIn({
    office: { submissions: office },
    routes: {
      path: async ({ key }, id) => {
        if (key === 'de') throw new ServiceError('content', 503, undefined)
        return id === 'blog-amber' ? { path: '/blog/rav/', title: 'Rav <på> stranden' } : null
      },
    },
  })
  const html = await text('/editor/inbox/')
  expect(html).toContain(`<a href="${origins.da}/blog/rav/">Rav &lt;på&gt; stranden</a>`)
  expect(html.match(/<dd class="editor-said">blog-amber<\/dd>/g)).toHaveLength(1)
  expect(html).toContain('<dd class="editor-said">photo-contest-2026</dd>')
})

test('whoever decides the last one of the last page goes on with the page before it', async () => {
  const waiting = Array.from({ length: 20 }, (_, index) => ({ ...base, id: `waiting-${index}` }))
  const { open, text } = await signedIn({
    office: {
      submissions: async ({ skip }) => ({ submissions: waiting.slice(skip), total: 20 }),
      submission: async () => decided,
    },
  })
  const reply = await open('/editor/inbox/?kind=comment&page=2&decided=x')
  expect([reply.status, reply.headers.get('location')]).toEqual([303, '/editor/inbox/?kind=comment&decided=x'])
  const html = await text('/editor/inbox/?kind=comment&decided=x')
  expect(html).not.toContain('Nothing is waiting.')
  expect(html).toContain('approved by Karen')
})

test('everything is headed by what a colleague calls it: a picture by title and photographer, a form by its title', async () => {
  const asGuestsReadIt = [
    { ...picture, data: { ...(picture.data as object), contest: 'Sommerens billede' } },
    {
      ...form,
      data: {
        ...(form.data as object),
        title: 'Meld en fejl',
        written: [{ name: 'message', label: 'Hvad er der galt?', value: 'Hej' }],
      },
    },
    reservation,
    {
      ...base,
      kind: 'sms',
      reference: 'SMS-2345ABCD',
      data: { name: 'Bo', phone: '+4510756000', consentText: 'Ja tak' },
    },
  ]
  const { text } = await signedIn({ office: { submissions: async () => ({ submissions: asGuestsReadIt, total: 4 }) } })
  const html = await text('/editor/inbox/')
  for (const shown of [
    'Contest picture P-2345ABCD, “Klit” by Ane</h3>',
    '<dd class="editor-said">Sommerens billede</dd>',
    'Form F-2345ABCD, Meld en fejl</h3>',
    '<dt>Hvad er der galt?</dt><dd class="editor-said">Hej</dd>',
    'Reservation MR-2345ABCD, Anne, BL1017</h3>',
    'SMS sign-up SMS-2345ABCD, Bo</h3>',
    '<dd class="editor-said">+4510756000</dd>',
  ]) {
    expect(html).toContain(shown)
  }
  expect(html).not.toContain('photo-contest-2026')
})

test('the inbox shows what guests have sent as text, pictures small, and a button for each thing to do', async () => {
  const requests: unknown[] = []
  const { text } = await signedIn({
    office: {
      submissions: async (query) => {
        requests.push(query)
        return { submissions: [base, picture, form, reservation], total: 4 }
      },
    },
  })
  const html = await text('/editor/inbox/')
  expect(requests).toEqual([{ kind: null, status: 'waiting', limit: 20, skip: 0 }])
  expect(html).not.toContain('<script')
  expect(html).not.toContain('<b>')
  expect(html).toContain('&lt;script&gt;alert(1)')
  expect(html).toContain('src="/editor/uploads/0123456789abcdef0123456789abcdef/small/"')
  expect(html).toContain(`<a href="/editor/uploads/${'f'.repeat(32)}/large/"><img`)
  for (const shown of ['K-2345ABCD', 'P-2345ABCD', 'F-2345ABCD', 'MR-2345ABCD', 'BL1017', 'Hej', 'photo-contest-2026'])
    expect(html).toContain(shown)
  expect(html.match(/value="approved"/g)).toHaveLength(4)
  expect(html.match(/value="rejected"/g)).toHaveLength(4)
  await text('/editor/inbox/?kind=form&show=decided&page=3')
  expect(requests.at(-1)).toEqual({ kind: 'form', status: null, limit: 20, skip: 40 })
  await text('/editor/inbox/?kind=nonsense&page=-1')
  expect(requests.at(-1)).toEqual({ kind: null, status: 'waiting', limit: 20, skip: 0 })
})

test('a decision is made under the editor’s name, and the list tells of it', async () => {
  const decisions: unknown[] = []
  const { send, text } = await signedIn({
    office: {
      submissions: async () => ({ submissions: [], total: 0 }),
      submission: async () => decided,
      decide: async (...decision) => {
        decisions.push(decision)
        return { kind: 'decided', submission: decided }
      },
    },
  })
  const reply = await send('/editor/inbox/?kind=comment', { id: base.id, decision: 'approved' })
  expect([reply.status, reply.headers.get('location')]).toEqual([303, `/editor/inbox/?kind=comment&decided=${base.id}`])
  expect(decisions).toEqual([[base.id, 'approved', 'Søren Østergaard']])
  expect(await text(reply.headers.get('location') ?? '')).toContain(
    'Comment K-2345ABCD, &lt;b&gt;Ole&lt;/b&gt;: approved by Karen on 21 Nov 2026, 10:30:00.',
  )
})

test('what is approved and no entry yet is said to be on its way', async () => {
  const submissions = async () => ({ submissions: [{ ...decided, entryId: null }], total: 1 })
  const { text } = await signedIn({ office: { submissions } })
  expect(await text('/editor/inbox/?show=decided')).toContain('10:30:00, on its way to the content service')
})

test('the second of two editors is told who was first, and when', async () => {
  const { send } = await signedIn({
    office: {
      submissions: async () => ({ submissions: [], total: 0 }),
      decide: async () => ({ kind: 'decided-before', submission: decided }),
    },
  })
  const reply = await send('/editor/inbox/', { id: base.id, decision: 'rejected' })
  expect(reply.status).toBe(409)
  const html = await reply.text()
  expect(html).toContain('role="alert"')
  expect(html).toContain(
    'Comment K-2345ABCD, &lt;b&gt;Ole&lt;/b&gt;: approved by Karen on 21 Nov 2026, 10:30:00. The earlier decision stands',
  )
})

test.each([
  [{}],
  [{ id: base.id }],
  [{ id: base.id, decision: 'published' }],
  [{ id: '../../entries/x', decision: 'approved' }],
])('a form of %j decides nothing', async (given) => {
  const { send } = await signedIn({ office: { submissions: async () => ({ submissions: [], total: 0 }) } })
  const reply = await send('/editor/inbox/', given as Record<string, string>)
  expect(reply.status).toBe(422)
})

test('a picture that waits is served to the editor as a picture alone', async () => {
  const requests: unknown[] = []
  const { open, fetch } = await signedIn({
    office: {
      upload: async (...given) => {
        requests.push(given)
        return given[0].startsWith('f') ? null : new Blob(['picture']).stream()
      },
    },
  })
  const path = '/editor/uploads/0123456789abcdef0123456789abcdef/small/'
  const reply = await open(path)
  expect(Object.fromEntries(reply.headers)).toMatchObject({
    'content-type': 'image/webp',
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  })
  expect(await reply.text()).toBe('picture')
  expect(requests).toEqual([['0123456789abcdef0123456789abcdef', 480]])
  expect((await open(path.replaceAll('0', 'f').replace('/f', '/f'))).status).toBe(404)
  expect((await open('/editor/uploads/../secret/small/')).status).toBe(404)
  expect((await fetch(path)).status).toBe(401)
})

test('bookings are searched, page by page, and every line of one is shown', async () => {
  const requests: unknown[] = []
  const { text } = await signedIn({
    office: {
      bookings: async (query) => {
        requests.push(query)
        return { bookings: [booking], total: 120 }
      },
      booking: async () => booking,
    },
  })
  const list = await text('/editor/bookings/?search=%20anne%20&state=standing&page=2')
  expect(requests).toEqual([{ search: 'anne', state: 'standing', from: null, to: null, limit: 50, skip: 50 }])
  expect(list).toContain('href="/editor/bookings/mh-2345abcd/"')
  expect(list).toContain('href="/editor/bookings/export/?search=anne&amp;state=standing"')
  expect(list).toContain('href="/editor/bookings/?search=anne&amp;state=standing&amp;page=3"')
  expect(list).toContain('6,145\u00a0kr.')
  const detail = await text('/editor/bookings/mh-2345abcd/')
  for (const shown of [
    'Slutrengøring',
    '1,145\u00a0kr.',
    '5,000\u00a0kr.',
    'Havnegade 4, 7100 Vejle, DK',
    '2027-04-06',
    '20%',
    '1,536\u00a0kr. by 2026-11-27, 4,609\u00a0kr. by 2027-04-24, deposit of 1,500\u00a0kr. by 2027-04-24',
    '<a href="tel:+4512345678">+45 12 34 56 78</a>',
  ])
    expect(detail).toContain(shown)
  const added = { createdAt: '2026-12-01T10:00:00.000Z', total: 36_000, lines: [] }
  const later = await signedIn({ office: { booking: async () => ({ ...booking, additions: [added] }) } })
  expect(await later.text('/editor/bookings/mh-2345abcd/')).toContain('4,969\u00a0kr. by 2027-04-24')
  expect(detail).toContain('4,916\u00a0kr. is waived or refunded')
  expect(detail).toContain('name="fee" value="122900"')
  expect(detail).not.toContain('<i>')
})

test('a session that ended in the middle: nothing is done, and signing in leads back', async () => {
  const { fetch, send } = openOffice()
  const form = { method: 'POST', body: new URLSearchParams({ fee: '122900' }) }
  const headers = { origin: origins.da, referer: `${origins.da}/editor/bookings/mh-2345abcd/` }
  const reply = await fetch('/editor/bookings/mh-2345abcd/cancel/', { ...form, headers })
  expect(reply.status).toBe(401)
  const html = await reply.text()
  expect(html).toContain('What you have just sent was not carried out')
  expect(html).toContain('name="to" value="/editor/bookings/mh-2345abcd/"')
  const leadsTo = async (to: string) => (await send('/editor/sign-in/', { secret, to })).headers.get('location')
  expect(await leadsTo('/editor/bookings/mh-2345abcd/')).toBe('/editor/bookings/mh-2345abcd/')
  expect(await (await fetch('/editor/inbox/?kind=form')).text()).toContain('name="to" value="/editor/inbox/?kind=form"')
  for (const to of ['https://evil.example/editor/', '//evil.example/editor/', '/soeg/', '/editor/../soeg/', 'x:y', ''])
    expect(await leadsTo(to)).toBe('/editor/')
})

test('a page that answered a form is loaded again as the page with the form', async () => {
  const { open } = await signedIn({ office: { booking: async () => booking } })
  const leadsTo = async (path: string) => (await open(path)).headers.get('location')
  expect(await leadsTo('/editor/bookings/mh-2345abcd/cancel/')).toBe('/editor/bookings/mh-2345abcd/')
  expect([await leadsTo('/editor/purge/'), await leadsTo('/editor/sign-in/')]).toEqual(['/editor/', '/editor/'])
})

test('of houses that were booked together it is said which of them was cancelled', async () => {
  const mate = { name: 'BL1018', title: 'Strandhuset', cancelled: false }
  const together = [
    { ...mate, number: 'MH-3456ABCD' },
    { ...mate, number: 'MH-4567ABCD', name: 'BL1019', cancelled: true },
  ]
  const { text } = await signedIn({ office: { booking: async () => ({ ...booking, together }) } })
  const html = await text('/editor/bookings/mh-2345abcd/')
  expect(html).toContain('BL1018: MH-3456ABCD</a></p>')
  expect(html).toContain('BL1019: MH-4567ABCD</a>, cancelled</p>')
})

test('a booking is cancelled for the fee that was shown, under the editor’s name, and its house is purged', async () => {
  const calls: unknown[] = []
  const { send, deps } = await signedIn({
    office: {
      booking: async () => booking,
      cancel: async (...given) => {
        calls.push(given)
        return { kind: 'cancelled', lodgingId: 17 }
      },
    },
  })
  const before = (await deps.allPurges()).epoch
  const reply = await send('/editor/bookings/mh-2345abcd/cancel/', { fee: '122900' })
  expect([reply.status, reply.headers.get('location')]).toEqual([303, '/editor/bookings/mh-2345abcd/'])
  expect(calls).toEqual([['MH-2345ABCD', 122_900, 'Søren Østergaard']])
  const { epoch, tags } = await deps.allPurges()
  expect([epoch, tags['lodging:17']]).toEqual([before + 1, before + 1])
})

test.each([
  ['cancelled_before', 'It has already been cancelled'],
  ['fee_changed', 'The amount due under the terms has changed'],
  ['too_late', 'The stay has begun'],
] as const)('a cancellation that is refused as %s says so, and purges nothing', async (code, words) => {
  const { send, deps } = await signedIn({
    office: { booking: async () => booking, cancel: async () => ({ kind: 'refused', code }) },
  })
  const reply = await send('/editor/bookings/mh-2345abcd/cancel/', { fee: '1' })
  expect(reply.status).toBe(409)
  expect(await reply.text()).toContain(words)
  expect((await deps.allPurges()).epoch).toBe(0)
})

test('a cancellation without a fee asks the service for nothing', async () => {
  const { send } = await signedIn({ office: { booking: async () => booking } })
  for (const fee of ['', '-1', '1e9', 'all']) {
    expect((await send('/editor/bookings/mh-2345abcd/cancel/', { fee })).status).toBe(409)
  }
})

test('the export is a download that is kept nowhere', async () => {
  const { open } = await signedIn({
    office: { exportBookings: async () => new Blob(['number\r\n']).stream() },
  })
  const reply = await open('/editor/bookings/export/?state=cancelled')
  expect(Object.fromEntries(reply.headers)).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="bookings-2026-11-21.csv"',
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
  })
  expect(await reply.text()).toBe('number\r\n')
})

test.each([
  ['da', ','],
  ['de', ','],
  ['en', '.'],
] as const)(
  'the export of the %s edition’s console has decimals with “%s”, as its spreadsheets read them',
  async (key, sign) => {
    const requests: unknown[] = []
    const { fetch, send } = openOffice({
      office: {
        exportBookings: async (...request) => {
          requests.push(request)
          return new Blob(['number\r\n']).stream()
        },
      },
    })
    const origin = origins[key]
    const signIn = await send(`${origin}/editor/sign-in/`, { secret, name: 'Karen' }, { origin })
    const cookie = signIn.headers.get('set-cookie')?.split(';')[0] ?? ''
    await fetch(`${origin}/editor/bookings/export/?from=2027-06-01&to=2027-06-31`, { headers: { cookie } })
    expect(requests).toEqual([[{ search: '', state: null, from: '2027-06-01', to: null }, sign]])
  },
)

test('without a token, and while the back end fails, the office is told why it sees nothing', async () => {
  const without = await signedIn({ office: null })
  const failing = await signedIn({
    office: { submissions: () => Promise.reject(new ServiceError('office', 500, undefined)) },
  })
  for (const path of ['/editor/inbox/', '/editor/bookings/']) {
    expect(await without.text(path)).toContain('no MANAGEMENT_TOKEN')
    const reply = await failing.open(path)
    expect([reply.status, (await reply.text()).includes('does not answer')]).toEqual([502, true])
  }
  const unknown = await signedIn({ office: { booking: async () => null } })
  expect((await unknown.open('/editor/bookings/mh-nobody22/')).status).toBe(404)
})

test('who comes through Cloudflare Access is named as it says, whatever they call themselves', async () => {
  const names: string[] = []
  const site = openSite({
    accessUser: async () => 'karen@example.dk',
    office: {
      decide: async (_id, _decision, by) => {
        names.push(by)
        return { kind: 'decided', submission: decided }
      },
    },
  })
  const signIn = await site.fetch(`/editor/?${new URLSearchParams({ secret, name: 'Not Karen' })}`)
  const cookie = signIn.headers.get('set-cookie')?.split(';')[0] ?? ''
  const decide = (headers: Record<string, string>) =>
    site.fetch('/editor/inbox/', {
      method: 'POST',
      headers: { origin: origins.da, ...headers },
      body: new URLSearchParams({ id: base.id, decision: 'approved' }),
    })
  await decide({ cookie, 'cf-access-jwt-assertion': 'a.b.c' })
  await decide({ cookie })
  expect(names).toEqual(['karen@example.dk', 'Not Karen'])
  const forged = cookie.replace(/\.[0-9a-f]+$/, `.${Buffer.from('The boss').toString('hex')}`)
  expect((await decide({ cookie: forged })).status).toBe(401)
})

/** Every route of the console, as it is mounted. */
const routes = createEditor(openSite().deps, async () => new Response())
  .routes.filter(({ method, path }) => method !== 'ALL' && path !== '/*')
  .map(({ method, path }) => ({
    method,
    path: `/editor${path}`
      .replace(/:number\{[^}]+\}\}?/, 'mh-2345abcd')
      .replace(/:id\{[^}]+\}\}?/, '0123456789abcdef0123456789abcdef')
      .replace(/:size\{[^}]+\}/, 'small')
      .replace(/:epoch\{[^}]+\}/, '1'),
  }))
const refused = [...new Map(routes.map((route) => [`${route.method} ${route.path}`, route])).values()].filter(
  ({ path }) => path !== '/editor/sign-in/',
)

test('the table of routes and roles is whole', () => {
  expect(refused.length).toBeGreaterThanOrEqual(16)
  expect(refused.every(({ path }) => /^\/editor\/[\w/-]*$/.test(path))).toBe(true)
})

test.each(refused)(
  '$method $path opens for no guest, for no other pass and from no other site',
  async ({ method, path }) => {
    const site = openSite({ office: null })
    const [marksOnly, wrong] = [
      '__Host-marehalm_marks=9999999999.x',
      `__Host-marehalm_editor=9999999999.${'0'.repeat(64)}`,
    ]
    for (const cookie of ['', marksOnly, wrong, `marehalm_main_auth={"token":"${'t'.repeat(40)}"}`]) {
      const headers: Record<string, string> = { cookie, origin: origins.da }
      const reply = await site.fetch(path, {
        method,
        headers,
        ...(method === 'POST' ? { body: new URLSearchParams() } : {}),
      })
      expect(reply.status).toBe(401)
      expect(reply.headers.get('cache-control')).toBe('private, no-store')
    }
    if (method !== 'POST') return
    const signIn = await site.fetch(`/editor/?${new URLSearchParams({ secret })}`)
    const cookie = signIn.headers.get('set-cookie')?.split(';')[0] ?? ''
    for (const origin of ['https://evil.example', 'null', origins.de]) {
      const headers = { cookie, origin }
      expect((await site.fetch(path, { method, headers, body: new URLSearchParams() })).status).toBe(403)
    }
  },
)
