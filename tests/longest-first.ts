import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Projects in their order, each with the files that take longest, longest first: one of them that begins last is waited
 * for alone. Those that wait or leave their work to other processes come beside others.
 */
const order: Readonly<Record<string, readonly string[]>> = {
  unit: [
    ...['architecture/fourth-edition', 'unit/commands/local-data', 'architecture/without-contest'],
    ...['unit/seed/ensure', 'unit/commands/read-command'],
  ],
  backend: ['backend/search/criteria', 'backend/search/feed.', 'backend/content/check-published'],
  site: [],
  faults: ['faults/guests-leave', 'faults/aged', 'faults/faults'],
  browser: [
    ...['bench/smoke', 'browser/accessible', 'browser/second-build', 'browser/journey', 'browser/booking.'],
    ...['browser/site-layout', 'browser/stored-typing', 'browser/house-sections', 'browser/where'],
  ],
  contracts: ['search-push', 'moved-pages', 'crawl', 'management', 'backup'].map((name) => `contracts/${name}.`),
}
const projects = Object.keys(order)

/** Vitest's own order, which knows no durations on a clean checkout, after the files that take longest. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.toSorted(
      (one, other) =>
        projects.indexOf(one.project.name) - projects.indexOf(other.project.name) || placeOf(one) - placeOf(other),
    )
  }
}

/** Within its project. */
function placeOf({ project, moduleId }: TestSpecification): number {
  const longest = order[project.name] ?? []
  const place = longest.findIndex((name) => moduleId.includes(`/tests/${name}`))
  return place < 0 ? longest.length : place
}
