import type { HeldOut } from './back-test.ts'

export interface Score {
  group: string
  stays: number
  /** Share of bills within the range. */
  hits: number
  /** Half of the bills lie nearer to what was expected: a share of the bill. */
  medianError: number
}

/** What is promised of each group. */
export const promisedHits = 0.8

/** All together, and by edition, season and size of the house; a stay stands once for each edition. */
export function scoresOf(held: readonly HeldOut[]): Score[] {
  const by = (of: (one: HeldOut) => string) => [...Map.groupBy(held, of)].map(([group, part]) => scoreOf(group, part))
  return [
    scoreOf('all', held),
    ...by(({ market }) => `edition ${market}`),
    ...by(({ season }) => season),
    ...by(({ size }) => size),
  ]
}

function scoreOf(group: string, held: readonly HeldOut[]): Score {
  const errors = held.map(({ paid, expected }) => Math.abs(expected - paid) / paid).sort((a, b) => a - b)
  return {
    group,
    stays: held.length,
    hits: held.filter(({ isHit }) => isHit).length / Math.max(1, held.length),
    medianError: errors[Math.floor(errors.length / 2)] ?? 0,
  }
}
