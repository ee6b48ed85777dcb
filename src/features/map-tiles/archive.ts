import {
  Compression,
  EtagMismatch,
  PMTiles,
  type RangeResponse,
  ResolvedValueCache,
  type Source,
  TileType,
} from 'pmtiles'
import type { MapTiles } from '../../contracts/map-tiles.ts'
import { checksum } from '../../domain/digests.ts'
import { createBreaker } from '../../services/breaker.ts'
import { ServiceError } from '../../services/service-error.ts'
import { fetchReply, type ServiceEndpoint } from '../../services/transport.ts'

/** Milliseconds until the bytes begin, and until they end. */
const timeout = 3_000
const wholeTimeout = 8_000
/** Bytes of one read: no directory and no tile is near that. */
const largestRead = 4 * 1024 * 1024
/** Directories that an isolate remembers: each names some thousand tiles. */
const maxDirectories = 64

/** The archive's bytes from where it lies. What is longer than was asked for is not read. */
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

export interface TileArchive {
  tiles(): Promise<MapTiles>
  /** As it lies in the archive; empty where that has nothing. */
  tile(z: number, x: number, y: number): Promise<ArrayBuffer>
}

/** An archive of vector tiles (PMTiles 3). Nothing that one request waits for is waited for by another. */
export function openArchive(url: string, fetch: ServiceEndpoint['fetch']): TileArchive {
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
