import { spawn } from 'node:child_process'
import { constants } from 'node:os'

const endings = ['SIGINT', 'SIGTERM'] as const
/** Nothing is asked of or told to the outside unless the environment says otherwise. */
const quiet = { CLOUDFLARE_CF_FETCH_ENABLED: 'false', WRANGLER_SEND_METRICS: 'false' }

/**
 * A program of node_modules/.bin, its output on ours. Rejects when it ends with another code than 0. A signal that ends
 * us ends it first: nothing goes on running.
 * @param variables of the environment that count more than ours
 * @param folder of the project, where it runs
 */
export function runProgram(
  program: string,
  parameters: readonly string[],
  variables: Record<string, string> = {},
  folder = '.',
): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(`node_modules/.bin/${program}`, parameters, {
      cwd: folder,
      stdio: 'inherit',
      env: { ...quiet, ...process.env, ...variables },
    })
    const passOn = (signal: NodeJS.Signals) => {
      child.once('exit', () => process.exit(128 + constants.signals[signal]))
      child.kill(signal)
    }
    // A library that ends us by itself at a signal, as Miniflare does, leaves no time to wait.
    const end = () => child.kill()
    process.once('exit', end)
    for (const signal of endings) process.once(signal, passOn)
    child.once('error', reject)
    child.once('exit', (code) => {
      process.off('exit', end)
      for (const signal of endings) process.off(signal, passOn)
      if (code === 0) resolve()
      else reject(new Error(`${program} ended with code ${code}`))
    })
  })
}
