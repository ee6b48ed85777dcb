import { readCommand } from './read-command.ts'
import { runProgram } from './run-program.ts'

const { values, positionals, passedOn } = readCommand({
  usage: `npm test [-- part of a file's path …] [--project unit|site|backend|contracts|faults|browser]… [-t NAME] [-u] [-- …]
npm run test:feature -- contest
npm run test:browser

A build where one is needed, then every test, or those that are named: by a part of their file's path, a project, a part of
their own name. -u writes what tests keep in files. What follows a second -- goes to Vitest.`,
  words: { min: 0, max: 1_000 },
  options: {
    project: { type: 'string', multiple: true, default: [] },
    exclude: { type: 'string', multiple: true, default: [] },
    testNamePattern: { type: 'string', short: 't' },
    update: { type: 'boolean', short: 'u', default: false },
  },
  passesTo: 'vitest',
})
const { project, exclude, testNamePattern, update } = values
await runProgram('vitest', [
  ...['run', '--config', 'tests/vitest.config.ts'],
  ...project.flatMap((name) => ['--project', name]),
  ...exclude.flatMap((pattern) => ['--exclude', pattern]),
  ...(testNamePattern === undefined ? [] : ['--testNamePattern', testNamePattern]),
  ...(update ? ['--update'] : []),
  ...passedOn,
  ...positionals,
])
