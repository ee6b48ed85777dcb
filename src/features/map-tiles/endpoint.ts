import {
  Compression,
  EtagMismatch,
  PMTiles,
  type RangeResponse,
  ResolvedValueCache,
  type Source,
  TileType,
} from 'pmtiles'
import { type MapTiles, MapTilesReplySchema } from '../../contracts/map-tiles.ts'
import type { Deps } from '../../deps.ts'
import { checksum } from '../../domain/digests.ts'
import { jsonEndpoint } from '../../routing/json-endpoint.ts'
import { createBreaker } from '../../services/breaker.ts'
import { ServiceError } from '../../services/service-error.ts'
import { outsideFetch } from '../../services/services.ts'
import { fetchReply, type ServiceEndpoint } from '../../services/transport.ts'
import { placeOf, type SiteRequest, waitUntilContextOf } from '../../site-context.ts'

/** Milliseconds until the bytes begin, and until they end. */
const timeout = 3_000
const wholeTimeout = 8_000
/** Bytes of one read: no directory and no tile is near that. */
const largestRead = 4 * 1024 * 1024
/** Directories that an isolate remembers: each names some thousand tiles. */
const maxDirectories = 64

/** Reads bytes of the archive. A reply that is longer than requested is not read. */
class RangeSource implements Source {
  readonly #endpoint: ServiceEndpoint

  constructor(endpoint: ServiceEndpoint) {
    this.#endpoint = endpoint
  }

  getKey(): string {
    return this.#endpoint.url
  }

  async getBytes(offset: number, length: number, _signal?: AbortSignal, etag?: string): Promise<RangeResponse> {
    const { name } = this.#endpoint
    if (length > largestRead) throw new ServiceError(name, 0, undefined, 'A read of the archive is too long')
    const range = `bytes=${offset}-${offset + length - 1}`
    const reply = await fetchReply(this.#endpoint, {
      ...{ path: '', operation: 'range', timeout, wholeTimeout },
      headers: { range, accept: '*/*', ...(etag?.startsWith('"') && { 'if-match': etag }) },
    })
    const declared = Number(reply.headers.get('content-length') ?? length)
    if (reply.status !== 206 || declared > length) {
      await reply.body?.cancel()
      if (reply.status === 412 || reply.status === 416) throw new EtagMismatch()
      throw new ServiceError(name, reply.status, undefined, 'The archive was not read in part')
    }
    const tag = reply.headers.get('etag') ?? undefined
    if (etag && tag !== etag) throw new EtagMismatch()
    const data = await reply.arrayBuffer()
    if (data.byteLength > length) throw new ServiceError(name, 0, undefined, 'More was sent than was asked for')
    return tag === undefined ? { data } : { data, etag: tag }
  }
}

interface TileArchive {
  tiles(): Promise<MapTiles>
  /** As it lies in the archive; empty where that has nothing. */
  tile(z: number, x: number, y: number): Promise<ArrayBuffer>
}

/** An archive of vector tiles (PMTiles 3). Nothing that one request waits for is waited for by another. */
function openArchive(url: string, fetch: ServiceEndpoint['fetch']): TileArchive {
  const endpoint = { name: 'map-tiles', url, key: '', fetch, breaker: createBreaker(Date.now) }
  // Directories are unpacked here; tiles go to the browser as they are.
  const archive = new PMTiles(new RangeSource(endpoint), new ResolvedValueCache(maxDirectories), async (bytes) => bytes)
  return {
    async tiles() {
      const header = await archive.getHeader()
      const { tileType, tileCompression, etag, maxZoom } = header
      const isGzip = tileCompression === Compression.Gzip
      if (tileType !== TileType.Mvt || !(isGzip || tileCompression === Compression.None)) {
        throw new ServiceError(endpoint.name, 0, undefined, 'The archive holds no vector tiles, plain or of gzip')
      }
      const name = checksum(etag ?? `${header.tileDataLength} ${header.numTileContents}`)
      const box = { south: header.minLat, west: header.minLon, north: header.maxLat, east: header.maxLon }
      return { url: `/api/map-tiles/${name}/{z}/{x}/{y}/`, isGzip, maxZoom, box }
    },
    async tile(z, x, y) {
      return (await archive.getZxy(z, x, y))?.data ?? new ArrayBuffer(0)
    },
  }
}

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
 * GET /api/map-tiles/: {data: {tiles: MapTiles | null}}, where the tiles of the maps are; null where the agency has none. 503
 * while they can't be read: the map draws the coast alone then.
 */
export function getMapTiles(deps: Deps) {
  return jsonEndpoint(deps, {
    path: '/api/map-tiles/',
    reply: MapTilesReplySchema,
    cacheControl: forNow,
    failure: { code: 'map_tiles_failed', status: 503 },
    async load() {
      try {
        return { tiles: (await archiveOf(deps)?.tiles()) ?? null }
      } catch (error) {
        throw failureOf(error)
      }
    },
  })
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
      deps.log(failureOf(error), placeOf(c))
      return c.body(null, 503, { 'cache-control': 'no-store', 'retry-after': '5' })
    }
  }
}

/**
 * A tile from the node's cache, or from the archive, and stored in that cache where it is of the archive that the URL
 * names.
 */
async function loadTile(
  c: SiteRequest,
  archive: TileArchive,
  place: readonly [z: number, x: number, y: number],
): Promise<{ bytes: ArrayBuffer; isOfArchive: boolean }> {
  const name = c.req.param('archive')
  const isNamed = async () => (await archive.tiles()).url === `/api/map-tiles/${name}/{z}/{x}/{y}/`
  if (!(await isNamed())) return { bytes: await archive.tile(...place), isOfArchive: false }
  const node = await caches.open('marehalm-tiles')
  // The same in every edition; the host does not exist.
  const key = `https://tiles.invalid/${name}/${place.join('/')}`
  const cached = await node.match(key)
  if (cached) return { bytes: await cached.arrayBuffer(), isOfArchive: true }
  const bytes = await archive.tile(...place)
  // The archive may have been replaced: only the read shows it.
  if (!(await isNamed())) return { bytes, isOfArchive: false }
  const copy = new Response(bytes, { headers: { 'cache-control': forGood } })
  waitUntilContextOf(c).waitUntil(node.put(key, copy))
  return { bytes, isOfArchive: true }
}

function numberOf(digits: string | undefined): number {
  return /^\d{1,7}$/.test(digits ?? '') ? Number(digits) : Number.NaN
}

function failureOf(error: unknown): ServiceError {
  return error instanceof ServiceError ? error : new ServiceError('map-tiles', 0, undefined, String(error))
}
