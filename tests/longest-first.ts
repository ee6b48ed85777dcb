import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The longest files of their projects, longest first: one of them that begins last is waited for alone. */
const longest = [
  ...['architecture/without-contest', 'architecture/fourth-edition'],
  ...['browser/accessible', 'bench/smoke', 'browser/second-build', 'browser/booking.', 'browser/site-layout'],
  ...['faults/guests-leave', 'faults/aged', 'faults/faults'],
  ...['contracts/crawl', 'contracts/search-push', 'contracts/backup', 'contracts/management'],
]

/** Vitest's own order, which knows no durations on a clean checkout, after the files that take longest. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return longest
      .flatMap((name) => sorted.filter(({ moduleId }) => moduleId.includes(`tests/${name}`)))
      .concat(sorted.filter(({ moduleId }) => !longest.some((name) => moduleId.includes(`tests/${name}`))))
  }
}
