import { spawn } from 'node:child_process'

/** Runs the project's own wrangler with its output shown; rejects when it fails. */
export function runWrangler(options: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn('wrangler', options, { stdio: 'inherit' })
    child.on('error', reject)
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`wrangler ended with ${code}`))))
  })
}
