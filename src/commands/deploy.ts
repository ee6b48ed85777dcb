import { runProgram } from './run-program.ts'

/** `npm run deploy -- …`: what follows goes to wrangler for both workers, for example --dry-run. */
const parameters = process.argv.slice(2)

await runProgram('vite', ['build'])
for (const worker of ['marehalm_backend', 'marehalm']) {
  await runProgram('wrangler', ['deploy', '--config', `dist/${worker}/wrangler.json`, ...parameters])
}
