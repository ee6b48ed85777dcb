import { beginCommand, CommandError } from '../../src/commands/read-command.ts'
import { runProgram } from '../../src/commands/run-program.ts'

/** The parts of the figures. What follows a part's name is its own. */
const sections: Record<string, string> = {
  worker: 'tests/bench/run.ts',
  browser: 'tests/bench/browser/run.ts',
  lighthouse: 'tests/bench/lighthouse/lighthouse.ts',
  growth: 'tests/bench/growth/run.ts',
}

const parameters = beginCommand(`npm run bench [-- ${Object.keys(sections).join('|')} …]

Measures the figures of docs/performance.md, all of them or one part. What follows a part's name is its own:
  worker [--only payload] [--seconds 1] [--lodgings 120] [--state FOLDER] [--port 8790]
  browser [--only click] [--runs 9]
  growth [--sizes 600,6000] [--only map] [--folder FOLDER]
--smoke goes through everything once, as briefly as it can.`)
const [first, ...rest] = parameters
if (first === undefined || first.startsWith('--')) {
  for (const [name, file] of Object.entries(sections)) {
    console.log(`\n## ${name}\n`)
    await runProgram('node', [file, ...parameters])
  }
} else {
  const file = sections[first]
  if (file === undefined) throw new CommandError(`There is no part "${first}": ${Object.keys(sections).join(', ')}.`, 2)
  await runProgram('node', [file, ...rest])
}
