import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import type { Box } from '../../domain/map/box.ts'
import type { Position } from './clip.ts'

/** Packages that are asked of npm when the coast is drawn anew: too large to be installed for that alone. */
const packages = {
  /** Shores to about 100 m, made from OpenStreetMap (ODbL 1.0). */
  shores: {
    name: '@geo-maps/earth-lands-100m@0.6.0',
    sha512: 'CYx6tRoa5xk983O1+qUmDz5Wvas14TCLjTAytFGERq1XVu72YmT68uAMP6w1y1OAu94qdxwQY8wieSHYQav52g==',
    file: 'package/map.geo.json',
  },
  /** Natural Earth 1:10 m, in the public domain. */
  countries: {
    name: 'world-atlas@2.0.2',
    sha512: 'IXfV0qwlKXpckz1FhwXVwKRjiIhOnWttOskm5CtxMsjgE/MXAYRHWJqgXOpM8IkcPBoXnyTU5lFHcYa5ChG0LQ==',
    file: 'package/countries-10m.json',
  },
} as const

/** The file's path. Throws when the package is not the very one that is named. */
export function fetchSource(source: keyof typeof packages, folder: string): string {
  const { name, sha512, file } = packages[source]
  const packed = execFileSync('npm', ['pack', '--silent', name], { cwd: folder, encoding: 'utf8' }).trim()
  const archive = join(folder, packed)
  const found = createHash('sha512').update(readFileSync(archive)).digest('base64')
  if (found !== sha512) throw new Error(`${name} has changed: its sha512 is ${found}`)
  execFileSync('tar', ['xzf', archive, '-C', folder, file])
  return join(folder, file)
}

const PositionSchema = v.tuple([v.number(), v.number()])
const LandsSchema = v.object({
  geometries: v.array(
    v.object({ type: v.literal('MultiPolygon'), coordinates: v.array(v.array(v.array(PositionSchema))) }),
  ),
})

/** The outer shores of all lands that reach into the box. */
export function shoresWithin(path: string, box: Box): Position[][] {
  const { geometries } = v.parse(LandsSchema, JSON.parse(readFileSync(path, 'utf8')))
  return geometries
    .flatMap(({ coordinates }) => coordinates)
    .flatMap(([shore = []]) => (shore.some((point) => isIn(point, box)) ? [shore] : []))
}

const CountriesSchema = v.object({
  transform: v.object({ scale: PositionSchema, translate: PositionSchema }),
  arcs: v.array(v.array(PositionSchema)),
  objects: v.object({ countries: v.object({ geometries: v.array(v.object({ arcs: v.array(v.unknown()) })) }) }),
})

/** Lines that two countries share, as far as they reach into the box. */
export function bordersWithin(path: string, box: Box): Position[][] {
  const { arcs, transform, objects } = v.parse(CountriesSchema, JSON.parse(readFileSync(path, 'utf8')))
  const uses = new Map<number, number>()
  for (const { arcs: used } of objects.countries.geometries) {
    for (const arc of new Set(used.flat(Number.POSITIVE_INFINITY).map(Number))) {
      const place = arc < 0 ? ~arc : arc
      uses.set(place, (uses.get(place) ?? 0) + 1)
    }
  }
  return arcs.flatMap((arc, place) => {
    if ((uses.get(place) ?? 0) < 2) return []
    const line = decodeArc(arc, transform)
    return line.some((point) => isIn(point, box)) ? [line] : []
  })
}

function decodeArc(
  arc: readonly Position[],
  { scale, translate }: { scale: Position; translate: Position },
): Position[] {
  let [x, y] = [0, 0]
  return arc.map(([dx, dy]): Position => {
    x += dx
    y += dy
    return [x * scale[0] + translate[0], y * scale[1] + translate[1]]
  })
}

function isIn([lng, lat]: Position, { south, west, north, east }: Box): boolean {
  return lng >= west && lng <= east && lat >= south && lat <= north
}
