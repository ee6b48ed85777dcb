import Pbf from 'pbf'
import { Compression, TileType, zxyToTileId } from 'pmtiles'
import { joinBytes } from '../src/domain/bytes.ts'

/** A feature of a vector tile: its geometry in 4096ths of the tile. */
export interface TileFeature {
  layer: string
  type: 'point' | 'line' | 'area'
  points: readonly (readonly [x: number, y: number])[]
  properties: Readonly<Record<string, string>>
}

export interface ArchiveTile {
  place: readonly [z: number, x: number, y: number]
  features: readonly TileFeature[]
}

const types = { point: 1, line: 2, area: 3 } as const
const headLength = 127

/** A whole archive of vector tiles (PMTiles 3), as an operator cuts one: compressed by gzip, with one directory. */
export async function makeArchive(
  tiles: readonly ArchiveTile[],
  { maxZoom, box }: { maxZoom: number; box: readonly [west: number, south: number, east: number, north: number] },
): Promise<Uint8Array> {
  const written = await Promise.all(
    tiles
      .map(({ place, features }) => ({ id: zxyToTileId(...place), features }))
      .toSorted((one, other) => one.id - other.id)
      .map(async ({ id, features }) => ({ id, bytes: await gzip(tileOf(features)) })),
  )
  const directory = await gzip(directoryOf(written))
  const metadata = await gzip(new TextEncoder().encode('{}'))
  const data = written.map(({ bytes }) => bytes)
  const dataLength = data.reduce((sum, { length }) => sum + length, 0)
  const head = new DataView(new ArrayBuffer(headLength))
  new Uint8Array(head.buffer).set(new TextEncoder().encode('PMTiles'))
  head.setUint8(7, 3)
  const metadataOffset = headLength + directory.length
  const dataOffset = metadataOffset + metadata.length
  const longs = [headLength, directory.length, metadataOffset, metadata.length, dataOffset, 0, dataOffset, dataLength]
  for (const [place, value] of [...longs, tiles.length, tiles.length, tiles.length].entries())
    head.setBigUint64(8 + 8 * place, BigInt(value), true)
  for (const [place, value] of [1, Compression.Gzip, Compression.Gzip, TileType.Mvt, 0, maxZoom].entries())
    head.setUint8(96 + place, value)
  for (const [place, degrees] of box.entries()) head.setInt32(102 + 4 * place, degrees * 1e7, true)
  return joinBytes([new Uint8Array(head.buffer), directory, metadata, ...data])
}

/** Answers ranges of the archive as a bucket does. */
export function serveArchive(archive: Uint8Array, request: Request, etag = '"archive-of-a-test"'): Response {
  const [, from = '', to = ''] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.get('range') ?? '') ?? []
  const part = archive.slice(Number(from), Number(to) + 1)
  if (from === '') return new Response('The whole is not asked for', { status: 400 })
  if (request.headers.has('if-match') && request.headers.get('if-match') !== etag)
    return new Response(null, { status: 412 })
  return new Response(part, {
    status: 206,
    headers: { etag, 'content-range': `bytes ${from}-${Number(from) + part.length - 1}/${archive.length}` },
  })
}

function directoryOf(tiles: readonly { id: number; bytes: Uint8Array }[]): Uint8Array {
  const pbf = new Pbf()
  pbf.writeVarint(tiles.length)
  for (const [place, { id }] of tiles.entries()) pbf.writeVarint(id - (tiles[place - 1]?.id ?? 0))
  for (const _ of tiles) pbf.writeVarint(1)
  for (const { bytes } of tiles) pbf.writeVarint(bytes.length)
  // Each lies behind the one before.
  for (const [place] of tiles.entries()) pbf.writeVarint(place === 0 ? 1 : 0)
  return pbf.finish()
}

function tileOf(features: readonly TileFeature[]): Uint8Array {
  const pbf = new Pbf()
  for (const [name, own] of Map.groupBy(features, ({ layer }) => layer)) {
    const texts = [...new Set(own.flatMap(({ properties }) => Object.entries(properties).flat()))]
    pbf.writeMessage(
      3,
      (_, layer) => {
        layer.writeVarintField(15, 2)
        layer.writeStringField(1, name)
        for (const { type, points, properties } of own) {
          layer.writeMessage(
            2,
            (_none, feature) => {
              const tags = Object.entries(properties).flatMap((pair) => pair.map((text) => texts.indexOf(text)))
              feature.writePackedVarint(2, tags)
              feature.writeVarintField(3, types[type])
              feature.writePackedVarint(4, commandsOf(type, points))
            },
            null,
          )
        }
        for (const text of texts) layer.writeStringField(3, text)
        for (const text of texts) layer.writeMessage(4, (_none, value) => value.writeStringField(1, text), null)
        layer.writeVarintField(5, 4096)
      },
      null,
    )
  }
  return pbf.finish()
}

/** Where it begins, how it goes on from point to point, and that it closes. */
function commandsOf(type: TileFeature['type'], points: TileFeature['points']): number[] {
  let [atX, atY] = [0, 0]
  const steps = points.map(([x, y]) => {
    const step = [x - atX, y - atY].map((way) => (way << 1) ^ (way >> 31))
    ;[atX, atY] = [x, y]
    return step
  })
  const [first = [], ...rest] = steps
  return [
    9,
    ...first,
    ...(rest.length > 0 ? [2 | (rest.length << 3), ...rest.flat()] : []),
    ...(type === 'area' ? [15] : []),
  ]
}

async function gzip(bytes: Uint8Array): Promise<Uint8Array> {
  const stream = new Blob([bytes as Uint8Array<ArrayBuffer>]).stream().pipeThrough(new CompressionStream('gzip'))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}
