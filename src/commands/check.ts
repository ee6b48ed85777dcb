import { CommandError, readCommand } from './read-command.ts'
import { runProgram } from './run-program.ts'

/** Option of the compiler: its own threads each check much of the libraries, which takes as much time again. */
const singleThreaded = '--singleThreaded'

/** Parts in their order; a part's programs run at the same time. */
const parts = {
  types: [
    ['tsc', '-p', 'tsconfig.json', singleThreaded],
    ['tsc', '-p', 'src/backend', singleThreaded],
    ['tsc', '-p', 'client', singleThreaded],
    ['tsc', '-p', 'tests', singleThreaded],
  ],
  unused: [['knip'], ['knip', '--production', '--exclude', 'binaries']],
  lint: [['biome', 'ci', '--error-on-warnings', '.']],
} as const
const names = Object.keys(parts)

const { values } = readCommand({
  usage: `npm run check [-- --only ${names.join('|')}] [--colors off|force]
npm run types
npm run format

Types, unused code, lint, format and import rules, all of them or one part; \`npm run types\` is the first part alone.
\`npm run format\` (--write) corrects format and lint where that can be done, and looks at nothing else.`,
  options: { only: { type: 'string' }, write: { type: 'boolean', default: false }, colors: { type: 'string' } },
})
const { only, write, colors } = values
if (only !== undefined && !names.includes(only)) throw new CommandError(`--only names one of ${names.join(', ')}.`, 2)
const ofBiome = colors === undefined ? [] : [`--colors=${colors}`]

if (write) await runProgram('biome', ['check', '--write', ...ofBiome, '.'])
else {
  for (const [part, programs] of Object.entries(parts)) {
    if (only !== undefined && only !== part) continue
    const runs = programs.map(([program, ...given]) =>
      runProgram(program, program === 'biome' ? [...given, ...ofBiome] : given),
    )
    // Prints the output of every program before the first failure ends the process.
    await Promise.allSettled(runs)
    await Promise.all(runs)
  }
}
