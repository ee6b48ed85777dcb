import { CommandError, readCommand } from './read-command.ts'
import { runProgram } from './run-program.ts'

/** Each part's programs, in their order. */
const parts = {
  types: [
    ['tsc', '-p', 'tsconfig.json'],
    ['tsc', '-p', 'src/backend'],
    ['tsc', '-p', 'client'],
    ['tsc', '-p', 'tests'],
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
    for (const [program, ...given] of programs) {
      await runProgram(program, program === 'biome' ? [...given, ...ofBiome] : given)
    }
  }
}
