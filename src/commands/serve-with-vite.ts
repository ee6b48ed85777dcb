import { editions } from '../editions/table.ts'
import { buildIfChanged } from './build-if-changed.ts'
import { needFreePorts, readPorts } from './ports.ts'
import { prepareData } from './prepare-data.ts'
import { runProgram } from './run-program.ts'
import { statePath } from './run-workers.ts'

/** Vite in front of the local state. The data is made by the built workers, once, so that there is something to show. */
export async function serveWithVite(mode: 'dev' | 'preview', heading: string): Promise<void> {
  const { port } = readPorts()
  await needFreePorts(`npm run ${mode}`, port)
  await buildIfChanged()
  await prepareData(statePath)

  console.log(`\n${heading}`)
  for (const { key } of editions) console.log(`  http://${key}.localhost:${port}/`)
  await runProgram('vite', [mode, '--host', '127.0.0.1', '--port', String(port), '--strictPort'])
}
