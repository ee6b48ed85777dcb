import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The longest files of their projects: one of them that begins last is waited for alone. */
const longest = [
  ...['browser/accessible', 'bench/smoke', 'browser/second-build', 'browser/kept-pages', 'browser/booking.'],
  ...['faults/aged', 'faults/faults'],
]

/** Vitest's own order, which knows no durations on a clean checkout, after the files that take longest. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isLong = ({ moduleId }: TestSpecification) => longest.some((name) => moduleId.includes(`tests/${name}`))
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}
