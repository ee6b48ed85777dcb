import { type MapTiles, MapTilesReplySchema } from '../../contracts/map-tiles.ts'
import type { Deps } from '../../deps.ts'
import { jsonEndpoint } from '../../routing/json-endpoint.ts'
import { ServiceError } from '../../services/service-error.ts'
import { outsideFetch } from '../../services/services.ts'
import { placeOf, type SiteRequest, waitUntilContextOf } from '../../site-context.ts'
import { openArchive, type TileArchive } from './archive.ts'

/** Another archive has other URLs. */
const forGood = 'public, max-age=31536000, immutable'
/** Of a URL that names another archive than the one that is there. */
const forNow = 'public, max-age=300'
const archives = new WeakMap<Deps, TileArchive>()

/** The archive that is configured, opened once an isolate; null where there is none. */
function archiveOf(deps: Deps): TileArchive | null {
  const { MAP_TILES: url } = deps.variables
  if (url === '') return null
  const archive = archives.get(deps) ?? openArchive(url, outsideFetch)
  archives.set(deps, archive)
  return archive
}

/**
 * GET /api/map-tiles/: {data: {tiles: MapTiles | null}}, where the tiles of the maps are; null where the agency has none, or
 * they can't be read now: the map draws the coast alone then.
 */
export function getMapTiles(deps: Deps) {
  return jsonEndpoint(deps, {
    path: '/api/map-tiles/',
    reply: MapTilesReplySchema,
    cacheControl: forNow,
    load: async ({ c }) => ({ tiles: await readTiles(deps, c) }),
  })
}

async function readTiles(deps: Deps, c: SiteRequest): Promise<MapTiles | null> {
  try {
    return (await archiveOf(deps)?.tiles()) ?? null
  } catch (error) {
    logFailure(deps, c, error)
    return null
  }
}

/**
 * GET /api/map-tiles/<archive>/<z>/<x>/<y>/: a vector tile as it lies in the archive; 204 where nothing is, 404 for what is
 * no tile of it.
 */
export function getTile(deps: Deps) {
  return async function getTileAt(c: SiteRequest): Promise<Response> {
    const archive = archiveOf(deps)
    const [z, x, y] = [numberOf(c.req.param('z')), numberOf(c.req.param('x')), numberOf(c.req.param('y'))]
    if (!archive) return c.body(null, 404)
    try {
      const { maxZoom } = await archive.tiles()
      if (!(z <= maxZoom && x < 2 ** z && y < 2 ** z)) return c.body(null, 404)
      const { bytes, isOfArchive } = await loadTile(c, archive, [z, x, y])
      const headers = { 'cache-control': isOfArchive ? forGood : forNow, 'content-type': 'application/octet-stream' }
      return bytes.byteLength > 0 ? c.body(bytes, 200, headers) : c.body(null, 204, { 'cache-control': forNow })
    } catch (error) {
      logFailure(deps, c, error)
      return c.body(null, 503, { 'cache-control': 'no-store', 'retry-after': '5' })
    }
  }
}

/** A tile as the node has it, or as it is read, and kept there where it is of the archive that the URL names. */
async function loadTile(
  c: SiteRequest,
  archive: TileArchive,
  place: readonly [z: number, x: number, y: number],
): Promise<{ bytes: ArrayBuffer; isOfArchive: boolean }> {
  const name = c.req.param('archive')
  const isNamed = async () => (await archive.tiles()).url === `/api/map-tiles/${name}/{z}/{x}/{y}/`
  if (!(await isNamed())) return { bytes: await archive.tile(...place), isOfArchive: false }
  const node = await caches.open('marehalm-tiles')
  // The same in every edition: a URL that is nobody's.
  const key = `https://tiles.invalid/${name}/${place.join('/')}`
  const kept = await node.match(key)
  if (kept) return { bytes: await kept.arrayBuffer(), isOfArchive: true }
  const bytes = await archive.tile(...place)
  // Another archive may have taken its place: the read is what tells.
  if (!(await isNamed())) return { bytes, isOfArchive: false }
  const copy = new Response(bytes, { headers: { 'cache-control': forGood } })
  waitUntilContextOf(c).waitUntil(node.put(key, copy))
  return { bytes, isOfArchive: true }
}

function numberOf(digits: string | undefined): number {
  return /^\d{1,7}$/.test(digits ?? '') ? Number(digits) : Number.NaN
}

function logFailure(deps: Deps, c: SiteRequest, error: unknown): void {
  deps.log(
    error instanceof ServiceError ? error : new ServiceError('map-tiles', 0, undefined, String(error)),
    placeOf(c),
  )
}
