import { expect, test } from 'vitest'
import { type Market, markets } from '../../../src/markets/market.ts'
import { ServiceError } from '../../../src/services/service-error.ts'
import { draftsInMemory } from '../../drafts-in-memory.ts'
import { seededSettings } from '../../seeded-settings.ts'
import { arrivals, createGuest, house, newWorld, type OtherParts, typedGuest } from './guest-at-work.ts'

const user = {
  ...{ id: 7, type: 2 as const, email: 'jörn@dünen.example', firstname: 'Jörn', lastname: 'Dünenhalm' },
  ...{ phone: '+49 30 123456', picture: '' },
}
const metas = [
  { metaKey: 'address', metaValue: 'Lindenallee 4' },
  { metaKey: 'postalCode', metaValue: '20095' },
  { metaKey: 'city', metaValue: 'Hamburg' },
  { metaKey: 'country', metaValue: 'DE' },
]
const loggedIn: OtherParts = {
  session: {
    token: () => 'a token',
    isLikely: () => true,
    current: async () => ({ token: 'a token', target: 'guest', permissions: {}, user, capabilities: [] }),
  },
  auth: { userMetas: async (token) => (token === 'a token' ? metas : []) },
}

async function atStep2(other: OtherParts, market: Market = markets[0]) {
  const guest = createGuest(newWorld(), draftsInMemory(), market, other)
  await guest.get(`/booking/?lodging=${house.name}&arrival=${arrivals[1]}&duration=7`)
  await guest.post('/booking/step1/', { arrival: arrivals[1] ?? '', duration: '7', adults: '2' })
  return guest
}

/** Values of the fields of step 2 by their names. */
function valuesOf(html: string): Record<string, string> {
  const inputs = html.matchAll(/<input [^>]*?name="([\w-]+)"[^>]*? value="([^"]*)"/g)
  const [, country = ''] = /<option value="(\w\w)" selected/.exec(html) ?? []
  return { ...Object.fromEntries([...inputs].map(([, name, value]) => [name, value])), country }
}

const accountValues = {
  ...{ firstName: 'Jörn', lastName: 'Dünenhalm', email: 'jörn@dünen.example', phone: '+49 30 123456' },
  ...{ address: 'Lindenallee 4', postalCode: '20095', city: 'Hamburg', country: 'DE' },
}

test('step 2 is filled in from the account of who is logged in, and says so', async () => {
  const { html } = await (await atStep2(loggedIn)).get('/booking/step2/')
  expect(valuesOf(html)).toMatchObject(accountValues)
  expect(html).toContain('Hentet fra din konto')
})

test('the fields of steps 1 and 2 come before what the order comes to, and the update of its price stands among them', async () => {
  const guest = await atStep2({})
  for (const [path, field] of [
    ['/booking/step1/', 'name="arrival"'],
    ['/booking/step2/', 'name="firstName"'],
  ] as const) {
    const { html } = await guest.get(path)
    const places = [field, 'value="update"', 'class="booking-end"', 'class="summary"'].map((part) => html.indexOf(part))
    expect(places).toEqual(places.toSorted((one, other) => one - other))
    expect(places).not.toContain(-1)
  }
})

test('what was typed in the booking counts, right or wrong, and what is missing comes from the account', async () => {
  const { comment: _, ...typed } = typedGuest
  const guest = await atStep2(loggedIn)
  await guest.post('/booking/step2/', { ...typedGuest, phone: '', intent: 'update' })
  const { html } = await guest.get('/booking/step2/')
  expect(valuesOf(html)).toMatchObject({ ...typed, phone: user.phone })
  await guest.post('/booking/step2/', { ...typedGuest, lastName: '' })
  expect(valuesOf((await guest.get('/booking/step2/?check=1')).html).lastName ?? '').toBe('')
})

test('an address is never put together from two', async () => {
  const guest = await atStep2(loggedIn)
  await guest.post('/booking/step2/', { ...typedGuest, city: '', intent: 'update' })
  expect(valuesOf((await guest.get('/booking/step2/')).html)).toMatchObject({ address: 'Klitvej 7', country: 'DK' })
  await guest.post('/booking/step2/', { ...typedGuest, address: '', postalCode: '', city: '', intent: 'update' })
  expect(valuesOf((await guest.get('/booking/step2/')).html)).toMatchObject({ city: 'Hamburg', country: 'DE' })
})

test.each<[string, OtherParts]>([
  ['nobody is logged in', { session: { isLikely: () => false } }],
  ['the session has ended', { session: { isLikely: () => true, current: async () => null } }],
  [
    'the auth service does not answer',
    { session: { isLikely: () => true, current: () => Promise.reject(new ServiceError('auth', 503, undefined)) } },
  ],
])('the fields are empty where %s', async (_, other) => {
  const { status, html } = await (await atStep2(other)).get('/booking/step2/')
  expect(status).toBe(200)
  expect(valuesOf(html).firstName ?? '').toBe('')
  expect(html).not.toContain('Hentet fra din konto')
})

test('without its address the account still fills in the name', async () => {
  const auth = { userMetas: () => Promise.reject(new ServiceError('auth', 503, undefined)) }
  const { html } = await (await atStep2({ ...loggedIn, auth })).get('/booking/step2/')
  expect(valuesOf(html)).toMatchObject({ firstName: 'Jörn', country: 'DK' })
})

test.each(markets.map((market) => [market.key, market] as const))(
  'the settings of the booking flow stand where they belong (%s)',
  async (key, market) => {
    const settings = seededSettings(key)
    const { helpTitle, helpText, confirmationText, privacyPageId } = settings.bookingFlow
    const guest = await atStep2(
      {
        routes: {
          settings: async () => settings,
          path: async (_, id) => (id === privacyPageId ? { path: '/the-privacy-page/', title: '' } : null),
        },
      },
      market,
    )
    await guest.post('/booking/step2/', typedGuest)
    for (const step of [1, 2, 3] as const) {
      const { html } = await guest.get(`/booking/step${step}/`)
      for (const words of [helpTitle, helpText, settings.administrationDetails.phone]) expect(html).toContain(words)
      expect(html.includes('href="/the-privacy-page/"')).toBe(step === 2)
    }
    const { hidden } = await guest.get('/booking/step3/')
    await guest.post('/booking/step3/', { ...hidden, terms: 'yes' })
    const { html } = await guest.get('/booking/confirmation/')
    for (const words of [confirmationText, helpTitle, helpText]) expect(html).toContain(words)
  },
)

test.each([
  [markets[0], '!!', 'Skriv et postnummer, der passer til landet (Tyskland), for eksempel 24937'],
  [markets[1], '506', 'Bitte geben Sie eine Postleitzahl ein, die zum Land passt (Deutschland), zum Beispiel 24937'],
  [markets[2], '506', 'Please enter a postcode that matches the country (Germany), for example 24937'],
])(
  'a postcode that the country does not have is refused with one that it could be',
  async (market, postalCode, text) => {
    const guest = await atStep2({}, market)
    await guest.post('/booking/step2/', { ...typedGuest, country: 'DE', postalCode })
    expect((await guest.get('/booking/step2/?check=1')).html).toContain(text)
  },
)

test('a country that is not offered is refused', async () => {
  const guest = await atStep2({})
  await guest.post('/booking/step2/', { ...typedGuest, country: 'ZZ' })
  expect((await guest.get('/booking/step2/?check=1')).html).toContain('Tjek feltet »Land«')
})

test('who logs in from step 2 comes back to it, with all that was typed and the house held on', async () => {
  const world = newWorld()
  const guest = createGuest(world)
  await guest.get(`/booking/?lodging=${house.name}&arrival=${arrivals[1]}&duration=7`)
  await guest.post('/booking/step1/', { arrival: arrivals[1] ?? '', duration: '7', adults: '2' })
  world.held.clear()
  const { to } = await guest.post('/booking/step2/', {
    ...typedGuest,
    email: 'not yet',
    'item-3': '1',
    intent: 'login',
  })
  expect(to).toBe('/login/guest/?to=%2Fbooking%2Fstep2%2F')
  expect(world.held.has(arrivals[1] ?? '')).toBe(true)
  const { html } = await guest.get('/booking/step2/')
  expect(valuesOf(html)).toMatchObject({ firstName: typedGuest.firstName, email: 'not yet', 'item-3': '1' })
})

test('the login is offered to whoever is not logged in, and is not what the enter key presses', async () => {
  const login = /<button[^>]*value="login"/
  expect((await (await atStep2(loggedIn)).get('/booking/step2/')).html).not.toMatch(login)
  const { html } = await (await atStep2({})).get('/booking/step2/')
  // In the page's order: the one of the price beside the form belongs to it too.
  const [first = ''] = /<button (?=[^>]*type="submit")[^>]*>/.exec(html.slice(html.indexOf('class="booking'))) ?? []
  expect(html).toMatch(login)
  expect(first).toContain('form="booking-step"')
  expect(first).not.toContain('name=')
})

test('a message that has not left its step stays with its stay, the guest goes along to the next', async () => {
  const drafts = draftsInMemory()
  const guest = createGuest(newWorld(), drafts)
  await guest.get(`/booking/?lodging=${house.name}&arrival=${arrivals[1]}&duration=7`)
  await guest.post('/booking/step1/', { arrival: arrivals[1] ?? '', duration: '7', adults: '2' })
  const typed = { ...typedGuest, comment: 'Vi kommer sent' }
  await guest.post('/booking/step2/', { ...typed, intent: 'update' })
  await guest.get(`/booking/?lodging=${house.name}&arrival=${arrivals[2]}&duration=7`)
  await guest.post('/booking/step1/', { arrival: arrivals[2] ?? '', duration: '7', adults: '2' })
  const { html } = await guest.get('/booking/step2/')
  expect(valuesOf(html)).toMatchObject({ firstName: typed.firstName })
  expect(html).not.toContain(typed.comment)
  await guest.post('/booking/step2/', typed)
  await guest.get(`/booking/?lodging=${house.name}&arrival=${arrivals[0]}&duration=7`)
  await guest.post('/booking/step1/', { arrival: arrivals[0] ?? '', duration: '7', adults: '2' })
  expect((await guest.get('/booking/step2/')).html).toContain(typed.comment)
})

test('a text of step 2 is marked as required where, and only where, the booking does not go on without it', async () => {
  const guest = await atStep2({ session: { isLikely: () => false } })
  const { html } = await guest.get('/booking/step2/')
  for (const name of ['firstName', 'lastName', 'email', 'phone', 'address', 'postalCode', 'city', 'comment'] as const) {
    const [control = ''] = new RegExp(`<(?:input|textarea)[^>]* name="${name}"[^>]*>`).exec(html) ?? []
    const { to } = await guest.post('/booking/step2/', { ...typedGuest, [name]: '' })
    expect([name, control.includes('required=""')]).toEqual([name, to !== '/booking/step3/'])
  }
})
