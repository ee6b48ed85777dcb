import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { ServiceName } from '../../src/contracts/services.ts'
import type { Fault } from './fault-proxy.ts'
import { type FaultySite, openFaultySite } from './faulty-site.ts'
import { Guest } from './guest.ts'
import { tryHeart } from './heart.ts'
import { tryLogIn } from './log-in.ts'
import { type PageKind, pageKinds } from './page-kinds.ts'
import { tryPicture } from './picture.ts'
import { pressWhile } from './press.ts'
import { unlessLate } from './problem.ts'
import { trySignUp } from './sign-up.ts'
import { tryTelemetry } from './telemetry.ts'
import { tryFault } from './trial.ts'

/** Two faults a service on one page each, with nothing kept; `npm run faults` tries them all on every page. */
let site: FaultySite
let kinds: PageKind[]
let picture: string

beforeAll(async () => {
  site = await openFaultySite(inject('preparedPath'))
  const found = await pageKinds(site)
  kinds = found.kinds
  picture = found.picture
})

afterAll(() => site?.close())

function pageNamed(name: string): PageKind[] {
  return kinds.filter((kind) => kind.name === name)
}

test.each<[ServiceName, Fault, string]>([
  ['content', '500', 'content'],
  ['content', 'not JSON', 'content'],
  ['broker', 'refused', 'house'],
  ['broker', 'wrong shape', 'house'],
  ['search', '429', 'search'],
])('%s: %s, with nothing kept: the page says what is missing and is soon whole again', async (service, fault, name) => {
  const trying = { site, guest: new Guest(site.origin), kinds: pageNamed(name) }
  const { pages, problems } = await unlessLate(() => tryFault(trying, service, fault, ['cold']))
  expect(problems).toEqual([])
  expect(pages.get(name)?.cold).toBe('S')
})

test.each<[Fault]>([['refused'], ['cut half-way']])(
  'workers: %s: a form is not said to be sent, and sent again counts once',
  async (fault) => {
    expect(await unlessLate(() => trySignUp(site, fault))).toEqual({ outcome: 'form 503', problems: [] })
  },
)

test.each<[Fault]>([['500'], ['not JSON']])('workers: %s: what was measured is not said to be taken', async (fault) => {
  expect(await unlessLate(() => tryTelemetry(site, fault))).toEqual({ outcome: 'telemetry 502', problems: [] })
})

test.each<[Fault]>([['500'], ['cut half-way']])(
  'auth: %s: nobody is let in, nor told that a password is wrong',
  async (fault) => {
    expect(await unlessLate(() => tryLogIn(site, fault))).toEqual({ outcome: 'login 503', problems: [] })
  },
)

test.each<[Fault, number]>([
  ['500', 1011],
  ['wrong shape', 1021],
])('favorites: %s: a house that is saved is in the list later', async (fault, first) => {
  let house = first
  expect(await unlessLate(() => tryHeart(site, fault, house++))).toEqual({ outcome: 'heart 303', problems: [] })
})

test.each<[Fault]>([['500'], ['not JSON']])('images: %s: no browser keeps a picture that is none', async (fault) => {
  const { outcome, problems } = await unlessLate(() => tryPicture(site, fault, picture))
  expect(problems).toEqual([])
  expect(outcome).toBe('503')
})

test.each<[Fault, number]>([
  ['500', 0],
  ['cut half-way', 1],
])('booking: %s: nothing is claimed that is not known, and the second press books once', async (fault, nth) => {
  const [house] = pageNamed('house')
  const stay = { house: house?.path ?? '', nth }
  const { outcome, problems } = await unlessLate(() => pressWhile(site, 'booking', fault, stay))
  expect(problems).toEqual([])
  expect(outcome).toBe('unknown')
})
