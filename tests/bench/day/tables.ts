import { quantileOf } from '../median.ts'
import type { PlannedChange } from './changes.ts'
import { kinds, type View } from './model.ts'
import type { How, Viewed } from './replay.ts'
import type { StaleFigures } from './stale.ts'
import { keyOf } from './warm.ts'

/** Views for which no visitor waited for a render. */
const cachedKinds: ReadonlySet<How> = new Set<How>(['memory', 'node', 'made behind'])

export function cachedShare(viewed: readonly Viewed[]): number {
  return shareOf(viewed, ({ how }) => cachedKinds.has(how))
}

/**
 * How views were answered, by kind of page. Of those made: for the first time since the turn of the day, seen before but
 * left out of this run, or made again though the run had it.
 */
export function viewRows(viewed: readonly Viewed[], run: readonly View[], before: readonly View[]): string[][] {
  const seenInDay = new Set(before.map(keyOf))
  const seen = new Set(run.map(keyOf))
  const madeAs = new Map<Viewed, 'first' | 'left out' | 'again'>()
  for (const each of viewed) {
    const key = keyOf(each.view)
    if (each.how === 'made') madeAs.set(each, seen.has(key) ? 'again' : seenInDay.has(key) ? 'left out' : 'first')
    seen.add(key)
  }
  const rowOf = (name: string, of: readonly Viewed[]) => [
    ...[name, String(of.length), percent(cachedShare(of))],
    ...(['memory', 'node', 'made behind'] as const).map((how) => percent(shareOf(of, (each) => each.how === how))),
    ...(['first', 'left out', 'again'] as const).map((as) => percent(shareOf(of, (each) => madeAs.get(each) === as))),
    milliseconds(of),
  ]
  return [
    ...kinds.map((kind) =>
      rowOf(
        kind,
        viewed.filter(({ view }) => view.kind === kind),
      ),
    ),
    rowOf(
      'of bots',
      viewed.filter(({ view }) => view.who === 'bot'),
    ),
    rowOf('all', viewed),
  ]
}

export const viewColumns = [
  ...['', 'views', 'kept', 'in memory', 'at the node', 'and made behind'],
  ...['made: first time', 'left out of this run', 'again', 'ms, p50 / p95'],
]

export function staleRow(kind: PlannedChange['kind'], figures: readonly StaleFigures[]): (string | number)[] {
  const of = figures.filter((each) => each.kind === kind)
  const seconds = of.flatMap((each) => each.seconds)
  const most = seconds.length === 0 ? '–' : Math.max(...seconds).toFixed(1)
  return [kind, of.length, seconds.length, seconds.length === 0 ? '–' : quantileOf(seconds, 0.95).toFixed(1), most]
}

export function percent(share: number): string {
  return Number.isNaN(share) ? '–' : `${(100 * share).toFixed(1)} %`
}

function milliseconds(viewed: readonly Viewed[]): string {
  if (viewed.length === 0) return '–'
  const took = viewed.map(({ ms }) => ms)
  return `${quantileOf(took, 0.5).toFixed(0)} / ${quantileOf(took, 0.95).toFixed(0)}`
}

function shareOf(viewed: readonly Viewed[], is: (each: Viewed) => boolean): number {
  return viewed.filter(is).length / viewed.length
}
