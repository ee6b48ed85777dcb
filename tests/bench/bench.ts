import { spawn } from 'node:child_process'
import { beginCommand, CommandError } from '../../src/commands/read-command.ts'
import { measuredCommit, writeSection } from './write-section.ts'

/** The parts of the bench. Options after a part's name are its own. */
const sections: Record<string, string> = {
  worker: 'tests/bench/run.ts',
  browser: 'tests/bench/browser/run.ts',
  lighthouse: 'tests/bench/lighthouse/lighthouse.ts',
  growth: 'tests/bench/growth/run.ts',
  search: 'tests/bench/search/run.ts',
  day: 'tests/bench/day/run.ts',
}

const usage = `npm run bench [-- ${Object.keys(sections).join('|')} …]

Measures the figures of docs/performance.md, all of them or one part. What follows a part's name is its own:
  worker [--only payload] [--seconds 1] [--lodgings 120] [--state FOLDER] [--port 8790]
  browser [--only click] [--runs 9]
  growth [--sizes 600,6000] [--only map] [--folder FOLDER]
  search [--lodgings 600] [--pages 240] [--folder FOLDER]
  day [--lodgings 6000] [--views 3000] [--folder FOLDER]
--smoke goes through everything once, as briefly as it can. --write puts what is printed into docs/performance.md, with the
commit that was measured.`
const given = beginCommand(usage)
const parameters = given.filter((each) => each !== '--write')
/** Puts what a part prints into docs/performance.md, with the commit that was measured. */
const writes = parameters.length < given.length
const commit = writes ? measuredCommit() : null
const [first, ...rest] = parameters
if (first === undefined || first.startsWith('--')) {
  const odd = parameters.find((each) => each !== '--smoke')
  if (odd !== undefined)
    throw new CommandError(`${odd} is no option of the whole bench: name a part before it.\n\n${usage}`, 2)
  for (const name of Object.keys(sections)) {
    console.log(`\n## ${name}\n`)
    await runSection(name, parameters)
  }
} else await runSection(first, rest)

async function runSection(name: string, options: readonly string[]): Promise<void> {
  const file = sections[name]
  if (file === undefined) throw new CommandError(`There is no part "${name}": ${Object.keys(sections).join(', ')}.`, 2)
  const printed = await runAndListen(file, options)
  if (commit !== null) writeSection(placeOf(name), { commit, printed })
}

/** The figures of another engine stand beside those of the embedded search. */
function placeOf(name: string): string {
  return name === 'search' && process.env.SEARCH_URL ? 'search of a Meilisearch' : name
}

/** Output of the program, which is printed as it comes. Rejects when it fails. */
function runAndListen(file: string, options: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [file, ...options], { stdio: ['inherit', 'pipe', 'inherit'] })
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => child.kill(signal))
    let printed = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      printed += text
      process.stdout.write(text)
    })
    child.once('error', reject)
    child.once('close', (code) => {
      if (code === 0) resolve(printed)
      else reject(new CommandError(`${file} ended with code ${code}`, code === 2 ? 2 : 1))
    })
  })
}
