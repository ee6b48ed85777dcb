import type { Reporter, TestModule } from 'vitest/node'

/** Ends a run with one line that any reader understands, and makes a run without tests a failure. */
export function closingLine(): Reporter {
  return {
    onTestRunEnd(modules: ReadonlyArray<TestModule>, errors) {
      const results = modules.flatMap((module) => [...module.children.allTests()].map((each) => each.result().state))
      const passed = results.filter((state) => state === 'passed').length
      // A file that could not be read has no tests of its own: it counts as one that failed.
      const unread = modules.filter((module) => module.state() === 'failed' && module.errors().length > 0).length
      const failed = results.filter((state) => state === 'failed').length + unread + errors.length
      if (passed + failed === 0) process.exitCode = 1
      process.once('exit', () => console.log(`${passed} passed, ${failed} failed`))
    },
  }
}
