import * as v from 'valibot'
import { IdSchema, MeasureSchema } from '../../contracts/numbers.ts'
import type { RenderContext } from '../../routing/page.ts'

export interface HousePicture {
  path: string
  width: number
  height: number
}

/** Pictures by the house's id; none while they can't be loaded. */
export async function loadHousePictures(
  { market, services }: Pick<RenderContext, 'market' | 'services'>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, HousePicture>> {
  if (ids.length === 0) return new Map()
  const requested = [...new Set(ids)].sort((one, other) => one - other).slice(0, 100)
  const { lodgingsByIds } = await services.broker
    .query(housePicturesQuery, { ids: requested, lan: market.id })
    .catch(() => ({ lodgingsByIds: [] }))
  return new Map(
    lodgingsByIds.flatMap(({ id, images: [image] }) =>
      image ? [[id, { path: image.url, width: image.width, height: image.height }]] : [],
    ),
  )
}

/** The first picture of each house; older answers do while the broker fails. */
const housePicturesQuery = {
  name: 'HousePictures',
  document: /* GraphQL */ `
    query HousePictures($ids: [Int!]!, $lan: Int!) {
      lodgingsByIds(ids: $ids, lan: $lan) { id images(limit: 1) { url width height } }
    }
  `,
  schema: v.object({
    lodgingsByIds: v.array(
      v.object({
        id: IdSchema,
        images: v.array(v.object({ url: v.string(), width: MeasureSchema, height: MeasureSchema })),
      }),
    ),
  }),
  caching: {
    cachePolicy: { maxAge: 300, staleWhileRevalidate: 3300, staleIfError: 604_800 },
    tags: ({ lodgingsByIds }: { lodgingsByIds: readonly { id: number }[] }) =>
      lodgingsByIds.map(({ id }) => `lodging:${id}`),
  },
}
