import * as v from 'valibot'
import { type MapTiles, MapTilesReplySchema } from '../../contracts/map-tiles.ts'
import { fetchFromSite, fetchOfSite } from '../../islands/fetch-from-site.ts'

/** The tiles of the agency; null where it has none, or they can't be read now. */
export async function findTiles(signal: AbortSignal): Promise<MapTiles | null> {
  try {
    return v.parse(MapTilesReplySchema, await fetchFromSite('/api/map-tiles/', signal)).data.tiles
  } catch {
    return null
  }
}

/** A tile of the site; undefined where nothing is. Rejects where it does not come. */
export async function readTile(
  { url, isGzip }: MapTiles,
  [z, x, y]: readonly [number, number, number],
  signal: AbortSignal | undefined,
): Promise<{ data: ArrayBuffer } | undefined> {
  const path = url.replace('{z}', String(z)).replace('{x}', String(x)).replace('{y}', String(y))
  const { body, status } = await fetchOfSite(path, signal ? { signal } : {})
  if (status === 204 || !body) return undefined
  const unpacked = isGzip ? body.pipeThrough(new DecompressionStream('gzip')) : body
  return { data: await new Response(unpacked).arrayBuffer() }
}
