import { expect, test } from 'vitest'
import { createApp } from '../../src/app.ts'
import type { Deps } from '../../src/deps.ts'
import { coldFactor, coldMs, isCold } from '../../src/services/deadline.ts'
import { createBreakers, createServices } from '../../src/services/services.ts'
import { sessionCookie, token } from './account-site.ts'
import { openSite, origins, siteVariables } from './site.ts'

const PAGE_DEADLINE_MS = 10_000

/** Milliseconds that each of two requests has for its services, in an isolate that began so many milliseconds ago. */
async function timesAtAge(age: number): Promise<number[]> {
  const breakers = createBreakers(Date.now)
  const variables = { ...siteVariables, PAGE_DEADLINE_MS }
  const BACKEND = {
    fetch: async () => Response.json({ data: { token, permissions: [], loginTarget: 'guest', user: null } }),
  }
  const times: number[] = []
  const services: Deps['services'] = (options) => {
    times.push((options.deadline?.end ?? 0) - Date.now())
    return createServices({ BACKEND: BACKEND as unknown as Fetcher }, variables, breakers, options)
  }
  const begunAt = Date.now() - age
  const cold = () => isCold(Object.values(breakers), begunAt, Date.now())
  const app = createApp({ ...openSite().deps, variables, breakers, services, isCold: cold })
  for (const _ of ['first', 'second']) {
    expect((await app.request(`${origins.da}/api/session/`, { headers: sessionCookie() })).status).toBe(200)
  }
  return times
}

test('services have longer for the first page of an isolate, until one has answered', async () => {
  const [first = 0, second = 0] = await timesAtAge(0)
  expect(first).toBeGreaterThan((coldFactor - 1) * PAGE_DEADLINE_MS)
  expect(second).toBeLessThanOrEqual(PAGE_DEADLINE_MS)
})

test('an isolate that no service answers soon waits no longer than any other', async () => {
  expect(Math.max(...(await timesAtAge(coldMs)))).toBeLessThanOrEqual(PAGE_DEADLINE_MS)
})
