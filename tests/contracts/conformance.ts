import type { Reporter, TestModule } from 'vitest/node'

/** Reports for each part of a contract whether it is met, and why not. */
export function conformance(): Reporter {
  return {
    onTestRunEnd(modules: ReadonlyArray<TestModule>, errors) {
      const tests = modules.flatMap((module) => [...module.children.allTests()])
      const tried = tests.filter((test) => test.result().state !== 'skipped')
      const broken = tried.flatMap((test) => {
        const { state, errors: reasons } = test.result()
        return state === 'passed' ? [] : [{ name: test.fullName, reasons: (reasons ?? []).map(reasonOf) }]
      })
      // A file that fails before its first test: what it prepares was refused.
      const unread = modules.flatMap((module) =>
        module.errors().map((error) => ({ name: 'what the suite begins with', reasons: [reasonOf(error)] })),
      )
      const unforeseen = errors.map((error) => ({ name: 'the suite itself', reasons: [reasonOf(error)] }))
      const faults = [...broken, ...unread, ...unforeseen]
      for (const { name, reasons } of faults) {
        console.log(`does not conform: ${name}`)
        for (const line of reasons.join('\n').split('\n')) console.log(`    ${line}`)
      }
      console.log(`${tried.length - broken.length} of ${tried.length} parts of the contract are kept.`)
      if (faults.length > 0 || tried.length === 0) process.exitCode = 1
    },
  }
}

interface Failure {
  message: string
  diff?: string
  cause?: unknown
}

/** Expected and received values, without the place in the suite. */
function reasonOf({ message, diff, cause }: Failure): string {
  const because = cause instanceof Object && 'message' in cause ? `${message} (${String(cause.message)})` : message
  return [because, ...(diff ? [withoutColours(diff)] : [])].join('\n')
}

function withoutColours(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: what a terminal's colours begin with
  return text.replace(/\u001b\[\d+m/g, '')
}
