import type { Season } from '../../domain/consumption.ts'
import {
  type Kind,
  levelOf,
  type Means,
  meanOf,
  meansOf,
  predict,
  type Reading,
  type SeasonPool,
  type Shape,
  varianceOf,
} from './house.ts'

/** Use of one item by similar houses, for houses with few stays of their own. */
export interface Pool {
  seasons: Map<Season, SeasonPool>
  /** Variance of houses around their kind, and of a house's seasons around the house, of the logarithm of use. */
  ofHouses: number
  ofSeasons: number
}

const ownPersonsTried = [0.2, 0.5, 1, 2, 4, 8, 16, 32, 64]
const extraNightsTried = [0, 0.4, 0.8, 1.5, 2.5]
const minVariance = 1e-4
/** Shares of earlier stays below the range and above it: somewhat less than a tenth each, for eight in ten are promised. */
const tails = [0.075, 0.925] as const

export function poolKey(itemId: number, kind: Kind): string {
  return `${itemId}-${kind}`
}

/** Learns from all readings, those of each item and kind of house by themselves. */
export function learn(readings: readonly Reading[], kindOf: (lodgingId: number) => Kind): Map<string, Pool> {
  const parts = Map.groupBy(readings, ({ itemId, lodgingId }) => poolKey(itemId, kindOf(lodgingId)))
  return new Map([...parts].map(([key, part]) => [key, poolOf(part)]))
}

function poolOf(readings: readonly Reading[]): Pool {
  const seasons = new Map<Season, SeasonPool>()
  for (const [season, part] of Map.groupBy(readings, (reading) => reading.season)) seasons.set(season, shapeOf(part))
  const houses = [...Map.groupBy(readings, ({ lodgingId }) => lodgingId).values()]
  const pool: Pool = {
    seasons,
    ...spreadOf(
      houses.map((stays) => meansOf(stays, seasons)),
      seasons,
    ),
  }
  for (const [season, own] of seasons) seasons.set(season, { ...own, ...rangeOf(houses, season, pool) })
  return pool
}

/** The shape under which the stays of one house are most alike. */
function shapeOf(readings: readonly Reading[]): SeasonPool {
  const houses = [...Map.groupBy(readings, ({ lodgingId }) => lodgingId).values()]
  const within = (shape: Shape) => {
    const groups = houses.map((stays) => stays.map((stay) => levelOf(stay, shape)))
    const freedom = Math.max(1, readings.length - houses.length)
    return groups.reduce((sum, group) => sum + varianceOf(group) * group.length, 0) / freedom
  }
  const tried = ownPersonsTried.flatMap((ownPersons) =>
    extraNightsTried.map((extraNights) => ({ ownPersons, extraNights })),
  )
  const scored = tried.map((shape) => ({ shape, variance: within(shape) }))
  const best = scored.reduce((one, other) => (other.variance < one.variance ? other : one))
  const means = houses.map((stays) => meanOf(stays.map((stay) => levelOf(stay, best.shape))))
  return { ...best.shape, mean: meanOf(means), variance: Math.max(best.variance, minVariance), tails: [-1, 0, 1] }
}

/** By moments: what two seasons of one house share is the house's, what is left beyond chance is the season's. */
function spreadOf(houses: readonly Means[], seasons: ReadonlyMap<Season, SeasonPool>) {
  const shared: number[] = []
  const single: number[] = []
  for (const means of houses) {
    const own = [...means].flatMap(([season, { mean, count }]) => {
      const pool = seasons.get(season)
      return pool ? [{ off: mean - pool.mean, chance: pool.variance / count }] : []
    })
    for (const [place, { off, chance }] of own.entries()) {
      single.push(off * off - chance)
      for (const other of own.slice(place + 1)) shared.push(off * other.off)
    }
  }
  const ofHouses = Math.max(meanOf(shared), minVariance)
  return { ofHouses, ofSeasons: Math.max(meanOf(single) - ofHouses, minVariance) }
}

/** How far stays lay from what was foretold without them, in standard deviations: the tails and the middle. */
function rangeOf(houses: readonly Reading[][], season: Season, pool: Pool): Pick<SeasonPool, 'tails'> {
  const own = pool.seasons.get(season)
  if (!own) return { tails: [-1, 0, 1] }
  const off: number[] = []
  for (const stays of houses) {
    const means = meansOf(stays, pool.seasons)
    for (const stay of stays) {
      if (stay.season !== season) continue
      const level = levelOf(stay, own)
      const { mean, deviation } = predict(without(means, season, level), season, pool)
      off.push((level - mean) / deviation)
    }
  }
  const sorted = off.sort((a, b) => a - b)
  const at = (share: number) => sorted[Math.round((sorted.length - 1) * share)] ?? 0
  return { tails: [at(tails[0]), at(0.5), at(tails[1])] }
}

function without(means: Means, season: Season, level: number): Means {
  const { mean = 0, count = 0 } = means.get(season) ?? {}
  const others = new Map(means)
  if (count <= 1) others.delete(season)
  else others.set(season, { mean: (mean * count - level) / (count - 1), count: count - 1 })
  return others
}
