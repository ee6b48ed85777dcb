import { editions } from '../editions/table.ts'
import { needFreePorts } from './local-variables.ts'
import { needVariables, prepareData } from './prepare-data.ts'
import { buildIfChanged, runProgram } from './run-program.ts'
import { statePath } from './run-workers.ts'

interface Serving {
  heading: string
  port: number
  /** Other ports that it listens at. */
  beside?: readonly number[]
  /** Done before Vite begins. */
  prepare?: () => Promise<void>
  /** Of Vite's environment, beside ours. */
  variables?: Record<string, string>
}

/** Serves the local state through Vite. The built workers seed it, once. */
export async function serveWithVite(
  mode: 'dev' | 'preview',
  { heading, port, beside = [], prepare, variables }: Serving,
): Promise<void> {
  needVariables({ port, mcpPort: port + 2 })
  await needFreePorts(`npm run ${mode}`, port, ...beside)
  await buildIfChanged()
  await prepareData(statePath)
  await prepare?.()

  console.log(`\n${heading}`)
  for (const { key } of editions) console.log(`  http://${key}.localhost:${port}/`)
  await runProgram('vite', [mode, '--host', '127.0.0.1', '--port', String(port), '--strictPort'], variables)
}
