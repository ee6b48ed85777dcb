import { randomInt } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { createVitest, type TestSpecification } from 'vitest/node'
import { CommandError, readCommand } from '../../src/commands/read-command.ts'
import type { PropertyRun } from '../property-seed.ts'
import { describeFinding, type Finding, findingOf, keyOf, repeatCommand } from './finding.ts'

const { values } = readCommand({
  usage: `npm run fuzz [-- --minutes 30 --only tests/unit/domain --project unit --test NAME --seed N --path P]

Every property under new seeds, over and over, until the minutes are over or Ctrl-C. Ends with 1 when one failed. With a
seed it goes through once, to see a finding again.`,
  options: {
    minutes: { type: 'string' },
    /** Part of a test file's path. */
    only: { type: 'string', default: '' },
    project: { type: 'string', multiple: true, default: ['unit', 'backend', 'contracts'] },
    /** A test's whole name. */
    test: { type: 'string' },
    seed: { type: 'string' },
    path: { type: 'string' },
  },
})
const root = fileURLToPath(new URL('../..', import.meta.url))
const started = performance.now()
const endsAt = values.minutes === undefined ? Number.POSITIVE_INFINITY : started + minutesOf(values.minutes) * 60_000
const findings = new Map<string, Finding>()
let rounds = 0
let isStopped = false

// Miniflare would ask the network about the place it runs at.
process.env.CLOUDFLARE_CF_FETCH_ENABLED = 'false'
const vitest = await createVitest('test', {
  ...{ root, config: 'tests/vitest.config.ts', watch: false, project: values.project },
  ...(values.test !== undefined && { testNamePattern: `^${RegExp.escape(values.test)}$` }),
  reporters: [{}],
})
process.once('SIGINT', () => {
  isStopped = true
  vitest.cancelCurrentRun('keyboard-input').catch(() => undefined)
})
try {
  const specifications = await propertyFiles()
  if (specifications.length === 0) throw new CommandError('No test file with properties fits.')
  if (values.seed === undefined) {
    while (!isStopped && performance.now() < endsAt) await round(specifications, { seed: newSeed() })
  } else {
    await round(specifications, { seed: Number(values.seed), ...(values.path && { path: values.path }) })
  }
} finally {
  await vitest.close()
}
const minutes = ((performance.now() - started) / 60_000).toFixed(1)
console.log(`${rounds} rounds in ${minutes} minutes: ${findings.size} properties failed`)
for (const finding of findings.values()) console.log(`✗ ${keyOf(finding)}\n  ${repeatCommand(finding)}`)
process.exit(findings.size > 0 ? 1 : 0)

async function propertyFiles(): Promise<TestSpecification[]> {
  const all = await vitest.globTestSpecifications(values.only ? [values.only] : undefined)
  const texts = await Promise.all(all.map(({ moduleId }) => readFile(moduleId, 'utf8')))
  return all.filter((_, index) => texts[index]?.includes('fc.assert('))
}

async function round(specifications: TestSpecification[], run: PropertyRun): Promise<void> {
  for (const project of vitest.projects) project.provide('properties', run)
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications, true)
  if (isStopped) return
  rounds += 1
  let passed = 0
  for (const module of testModules) {
    const file = module.relativeModuleId
    if (module.errors().length > 0)
      note(findingOf({ ...place(module.project.name), errors: module.errors() }, run.seed))
    for (const test of module.children.allTests()) {
      const { state, errors } = test.result()
      if (state === 'passed') passed += 1
      if (state === 'failed') note(findingOf({ ...place(module.project.name), test: test.fullName, errors }, run.seed))
    }
    function place(project: string) {
      return { project, file, test: '' }
    }
  }
  if (unhandledErrors.length > 0) console.error(unhandledErrors)
  if (passed === 0 && findings.size === 0) throw new Error(`Nothing was tried with seed ${run.seed}`)
  console.log(`seed ${run.seed}: ${passed} passed; ${findings.size} properties failed so far`)
}

function note(finding: Finding): void {
  if (!findings.has(keyOf(finding))) console.log(describeFinding(finding))
  findings.set(keyOf(finding), findings.get(keyOf(finding)) ?? finding)
}

/** Not below 0: a command line would take a minus for another option. */
function newSeed(): number {
  return randomInt(2 ** 31)
}

function minutesOf(text: string): number {
  const minutes = Number(text)
  if (!(minutes > 0)) throw new CommandError(`--minutes is a number above 0, not ${text}.`, 2)
  return minutes
}
