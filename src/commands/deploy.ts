import { run } from './build-if-changed.ts'

/** `npm run deploy -- …`: what follows goes to wrangler for both workers, for example --dry-run. */
const parameters = process.argv.slice(2)

await run('vite', ['build'])
for (const worker of ['marehalm_backend', 'marehalm']) {
  await run('wrangler', ['deploy', '--config', `dist/${worker}/wrangler.json`, ...parameters])
}
