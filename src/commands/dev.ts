import { buildIfChanged, run } from './build-if-changed.ts'
import { prepareData } from './prepare-data.ts'
import { statePath } from './run-workers.ts'

const port = Number(process.env.PORT ?? 8787)

// The data is made by the built workers, once; then Vite serves the sources on the same state.
await buildIfChanged()
await prepareData(statePath)

console.log('\nMarehalm, reloading as you write:')
for (const edition of ['da', 'de', 'en']) console.log(`  http://${edition}.localhost:${port}/`)
await run('vite', ['dev', '--host', '127.0.0.1'])
