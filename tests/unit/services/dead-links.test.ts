import { expect, test } from 'vitest'
import { createBreaker } from '../../../src/services/breaker.ts'
import { withoutUnwritten } from '../../../src/services/content.ts'
import { createGraphqlRequest } from '../../../src/services/graphql.ts'

function requestOf(reply: object) {
  return createGraphqlRequest(
    {
      name: 'content',
      url: 'https://graphql.contentful.example/spaces/a',
      key: 'key',
      breaker: createBreaker(Date.now),
      fetch: async () => Response.json(reply),
    },
    {},
  )({ name: 'Any', document: '{ page { title } }', variables: {} })
}
const error = (code?: string) => ({
  message: `This is ${code ?? 'another error'}`,
  ...(code && { extensions: { contentful: { code, details: {} } } }),
})
const data = { page: { title: 'About', banner: null } }

test('a reply in which nothing but links lead nowhere is whole', async () => {
  expect(await requestOf({ data, errors: [error('UNRESOLVABLE_LINK')] })).toEqual({ ...data, deadLinks: [{}] })
  const errors = [error('UNEXPECTED_LINKED_CONTENT_TYPE'), error('UNRESOLVABLE_LINK')]
  expect(await requestOf({ data, errors })).toEqual({ ...data, deadLinks: [{}, {}] })
})

test.each([
  ['of another code', { data, errors: [error('UNRESOLVABLE_LINK'), error('UNKNOWN_LOCALE')] }],
  ['without a code', { data, errors: [error()] }],
  ['without extensions that can be read', { data, errors: [{ message: 'x', extensions: { code: 'BAD_REQUEST' } }] }],
  ['with no data beside it', { data: null, errors: [error('UNRESOLVABLE_LINK')] }],
])('a reply with an error %s is a failure', async (_, reply) => {
  await expect(requestOf(reply)).rejects.toMatchObject({ name: 'ServiceError' })
})

const sys = { id: 'a', publishedVersion: 3 }
test.each<[string, unknown, unknown]>([
  ['an entry', { page: { sys, title: null, sectionsCollection: { items: [] } } }, { page: null }],
  [
    'one of a list',
    {
      all: {
        total: 2,
        items: [
          { sys, title: null },
          { sys, title: 'A' },
        ],
      },
    },
    { all: { total: 2, items: [null, { sys, title: 'A' }] } },
  ],
  ['a picture', { page: { sys, title: 'A', banner: { sys, url: null } } }, { page: { sys, title: 'A', banner: null } }],
])('%s without a word in the locale is not there', (_, reply, expected) => {
  expect(withoutUnwritten(reply)).toEqual(expected)
})

test.each<[string, object]>([
  ['an entry with one field', { page: { sys, title: null, slug: '' } }],
  ['an entry of which nothing is asked', { page: { __typename: 'Page', sys } }],
  [
    'a link in a rich text',
    { body: { json: { nodeType: 'entry-hyperlink', data: { target: { sys } }, content: [] } } },
  ],
  ['a parent without a slug', { page: { sys, title: 'A', parent: { slug: null, parent: null } } }],
])('%s stays, and the reply is the same object', (_, reply) => {
  expect(withoutUnwritten(reply)).toBe(reply)
})
