import { beginCommand, CommandError } from './read-command.ts'
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

const parameters = beginCommand(`npm run check [-- --only ${Object.keys(parts).join('|')}] [--colors=off]
npm run types

Types, unused code, lint, format and import rules, all of them or one part.`)
const at = parameters.indexOf('--only')
const only = at < 0 ? undefined : parameters[at + 1]
if (at >= 0 && !(only && only in parts)) {
  throw new CommandError(`--only names one of ${Object.keys(parts).join(', ')}.`, 2)
}
const ofBiome = parameters.filter((_, index) => at < 0 || (index !== at && index !== at + 1))

for (const [part, programs] of Object.entries(parts)) {
  if (only !== undefined && only !== part) continue
  for (const [program, ...given] of programs) {
    await runProgram(program, program === 'biome' ? [...given, ...ofBiome] : given)
  }
}
