import * as v from 'valibot'
import { expect, test } from 'vitest'
import { RelatedLodgingsSchema } from '../../src/contracts/related.ts'
import { ask, keyHeadersOf, urlOf } from './services.ts'

const NamesSchema = v.object({ lodgingNames: v.array(v.object({ id: v.number() })) })

function get(query: string, headers = keyHeadersOf('related')): Promise<Response> {
  return fetch(`${urlOf('related')}/related/?${query}`, { headers })
}

test('similar houses come in the envelope, the most alike first, never the house itself', async () => {
  const { lodgingNames } = await ask('broker', NamesSchema, '{ lodgingNames(lan: 7) { id } }')
  const id = lodgingNames[0]?.id
  const response = await get(`lodgingId=${id}&lan=7&limit=5`)
  const { data, meta } = v.parse(RelatedLodgingsSchema, await response.json())
  expect(data).toHaveLength(5)
  expect(meta.count).toBe(5)
  expect(data.map(({ lodgingId }) => lodgingId)).not.toContain(id)
  expect(data.map(({ score }) => score)).toEqual(data.map(({ score }) => score).toSorted((a, b) => b - a))
})

test.each([
  ['lodgingId=../../etc&lan=7', 400, 'invalid_request'],
  ['lodgingId=1001&lan=3', 400, 'invalid_request'],
  ['lodgingId=1001&lan=7&limit=25', 400, 'invalid_request'],
  ['lodgingId=999999999&lan=7', 404, 'unknown_lodging'],
])('%s is refused with %i', async (query, status, code) => {
  const response = await get(query)
  expect(response.status).toBe(status)
  expect(await response.json()).toMatchObject({ error: { code } })
})

test('who does not show the key learns nothing', async () => {
  expect((await get('lodgingId=1001&lan=7', {})).status).toBe(401)
})
