import type { Reporter, TestModule } from 'vitest/node'

/**
 * Ends a run with one line that any reader understands, names what has passed only when it was tried again, and makes a run
 * without tests a failure.
 */
export function closingLine(): Reporter {
  return {
    onTestRunEnd(modules: ReadonlyArray<TestModule>, errors) {
      const tests = modules.flatMap((module) => [...module.children.allTests()])
      const results = tests.map((test) => test.result().state)
      const retried = tests.filter(
        (test) => test.result().state === 'passed' && (test.diagnostic()?.retryCount ?? 0) > 0,
      )
      const passed = results.filter((state) => state === 'passed').length
      // A file that could not be read has no tests of its own: it counts as one that failed.
      const unread = modules.filter((module) => module.state() === 'failed' && module.errors().length > 0).length
      const failed = results.filter((state) => state === 'failed').length + unread + errors.length
      if (passed + failed === 0) process.exitCode = 1
      for (const test of retried) {
        console.log(`Passed at its second try: ${test.module.relativeModuleId} > ${test.fullName}`)
        // A failure that happened only once is rarely seen again: its reason is in the log.
        for (const { stack, message, diff } of test.result().errors ?? []) console.log(stack ?? message, diff ?? '')
      }
      process.once('exit', () => console.log(`${passed} passed, ${failed} failed`))
    },
  }
}
