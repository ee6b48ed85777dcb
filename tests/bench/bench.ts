import { runProgram } from '../../src/commands/run-program.ts'

/** The parts of the figures. What follows a part's name is its own: `npm run bench -- browser --runs 9`. */
const sections: Record<string, string> = {
  worker: 'tests/bench/run.ts',
  browser: 'tests/bench/browser/run.ts',
  lighthouse: 'tests/bench/lighthouse/lighthouse.ts',
  growth: 'tests/bench/growth/run.ts',
}

const [first, ...rest] = process.argv.slice(2)
if (first === undefined || first.startsWith('--')) {
  for (const [name, file] of Object.entries(sections)) {
    console.log(`\n## ${name}\n`)
    await runProgram('node', [file, ...process.argv.slice(2)])
  }
} else {
  const file = sections[first]
  if (file === undefined) throw new Error(`There is no part "${first}": ${Object.keys(sections).join(', ')}`)
  await runProgram('node', [file, ...rest])
}
