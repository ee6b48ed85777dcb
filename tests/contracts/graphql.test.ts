import * as v from 'valibot'
import { expect, test } from 'vitest'
import { ask, graphqlUrlOf, keyHeader, postQuery, serviceKey } from './services.ts'

const anything = v.record(v.string(), v.unknown())
const nested = (field: string, depth: number) => `${`${field} {`.repeat(depth)} __typename ${'}'.repeat(depth)}`
/** Each fragment spreads the next one twice: 2^40 fields in a few hundred bytes. */
const doubling = (type: string, inner: string) =>
  Array.from(
    { length: 40 },
    (_, index) => `fragment f${index} on ${type} { ${index === 39 ? inner : `...f${index + 1} ...f${index + 1}`} }`,
  ).join(' ')

test.each([
  ['content', `{ navigationItem(id: "x") { ${nested('parent', 30)} } }`],
  ['content', `{ ${Array.from({ length: 2500 }, (_, index) => `a${index}: __typename`).join(' ')} }`],
  ['content', `{ page(id: "x") { ...f0 } } ${doubling('Page', 'title')}`],
  ['broker', `{ ${Array.from({ length: 700 }, (_, index) => `a${index}: lodgingCount`).join(' ')} }`],
  ['broker', `{ lodging(id: 1, lan: 1) { ...f0 } } ${doubling('Lodging', 'id')}`],
] as const)('%s refuses an absurd query unanswered', async (service, query) => {
  const { status, errors, data } = await postQuery(service, query)
  expect(status).toBe(400)
  expect(errors.join()).toMatch(/^The query is too large: at most \d+ fields, \d+ levels deep\.$/)
  expect(data ?? null).toBeNull()
})

test.each(['broker', 'content'] as const)(
  '%s needs its key, knows its fields, and hides its failures',
  async (service) => {
    const strangers: Record<string, string>[] = [
      {},
      { [keyHeader]: 'guess' },
      // As bearer, as Contentful's clients show it, the content service knows its key.
      { authorization: `Bearer ${service === 'content' ? 'a guess of sixteen letters' : serviceKey}` },
    ]
    for (const headers of strangers) {
      const response = await fetch(graphqlUrlOf(service), {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: '{"query":"{ __typename }"}',
      })
      expect(response.status).toBe(401)
      expect(await response.json()).toMatchObject({ error: { code: 'unauthorized' } })
    }
    const unknown = await postQuery(service, '{ secrets { key } }')
    expect(unknown).toMatchObject({
      status: 400,
      errors: [expect.stringMatching(/^Cannot query field "secrets" on type "Query"/)],
    })
    expect((await postQuery(service, 'mutation { deleteEverything }')).errors[0]).toMatch(/mutation/i)
    expect((await postQuery(service, '{ __typename ')).errors[0]).toMatch(/^Syntax Error/)
    expect(await ask(service, anything, '{ __typename }')).toEqual({ __typename: 'Query' })
  },
)
