import * as v from 'valibot'
import { expect, test } from 'vitest'
import { areaQuery } from '../../../src/features/area/queries.ts'
import { createContentService } from '../../../src/services/content.ts'
import type { GraphqlOperation } from '../../../src/services/graphql.ts'

const link = (linkType: string, id: string) => ({ target: { sys: { type: 'Link', linkType, id } } })
const embedded = (nodeType: string, linkType: string, id: string) => ({
  nodeType,
  data: link(linkType, id),
  content: [],
})

/** An area whose text embeds so many entries and assets, and each of them twice. */
function areaWith(count: number) {
  const requests: GraphqlOperation[] = []
  const ids = Array.from({ length: count }, (_, index) => `${index}`)
  const content = [...ids, ...ids].flatMap((id) => [
    embedded('embedded-entry-block', 'Entry', `entry-${id}`),
    embedded('embedded-asset-block', 'Asset', `asset-${id}`),
  ])
  const service = createContentService(async (operation) => {
    requests.push(operation)
    if (operation.name === 'ContentArea') {
      const body = { json: { nodeType: 'document', data: {}, content } }
      return { area: { sys: { id: 'area' }, title: 'Klitten', slug: 'klitten', bsId: 141, body } }
    }
    const { entries, assets } = operation.variables as { entries: string[]; assets: string[] }
    return {
      entryCollection: { items: entries.map((id) => ({ __typename: 'Page', sys: { id }, title: id, slug: id })) },
      assetCollection: { items: assets.map((id) => ({ sys: { id }, url: `pictures/${id}` })) },
    }
  })
  return { requests, read: () => service.queryLinked(areaQuery, { id: 'area', locale: 'da-DK' }) }
}

test('what a text embeds is requested in one batch, each entry and asset once', async () => {
  const { requests, read } = areaWith(50)
  const area = await read()
  expect(requests.map(({ name }) => name)).toEqual(['ContentArea', 'ContentLinks'])
  expect(Object.keys(area?.links.entries ?? {})).toHaveLength(50)
  expect(area?.links.entries['entry-49']).toEqual({
    id: 'entry-49',
    type: 'page',
    title: 'entry-49',
    path: '/entry-49/',
  })
  expect(area?.links.assets['asset-49']?.url).toBe('pictures/asset-49')
})

test('no more than 50 entries and 50 assets are requested', async () => {
  const { requests, read } = areaWith(51)
  const area = await read()
  expect(requests).toHaveLength(2)
  expect(requests[1]?.variables.entries).toHaveLength(50)
  expect(requests[1]?.variables.assets).toHaveLength(50)
  // What stands last in the text is the one that is left out.
  expect(Object.keys(area?.links.entries ?? {})).not.toContain('entry-50')
  expect(Object.keys(area?.links.entries ?? {})).toContain('entry-49')
  expect(Object.keys(area?.links.assets ?? {})).not.toContain('asset-50')
})

test('a text that embeds nothing asks for nothing', async () => {
  const { requests, read } = areaWith(0)
  await read()
  expect(requests.map(({ name }) => name)).toEqual(['ContentArea'])
})

test('what is requested by its id and is not there ends with a purge of that id, in a text too', async () => {
  const tagsOf = new Map<string, readonly string[]>()
  const text = { nodeType: 'document', data: {}, content: [embedded('embedded-entry-block', 'Entry', 'gone')] }
  const service = createContentService(
    async ({ name, variables }) => {
      if (name === 'ContentLinks') return { entryCollection: { items: [] }, assetCollection: { items: [] } }
      const body = { json: text }
      return { area: variables.id === 'area' ? { sys: { id: 'area' }, title: 'A', slug: 'a', bsId: 1, body } : null }
    },
    async ({ cacheKey, schema, tags, fetchReply: ask }) => {
      const reply = await ask()
      const data = v.parse(schema, reply)
      tagsOf.set(cacheKey.split(' ')[0] ?? '', tags(data, reply))
      return { reply, data }
    },
  )
  await service.queryLinked(areaQuery, { id: 'nowhere', locale: 'da-DK' })
  expect(tagsOf.get('ContentArea')).toEqual(['entry:nowhere'])
  await service.queryLinked(areaQuery, { id: 'area', locale: 'da-DK' })
  expect(tagsOf.get('ContentLinks')).toContain('entry:gone')
})
