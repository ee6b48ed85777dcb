import { execFile } from 'node:child_process'

/** What the project's own wrangler prints; null where it fails, as it does while nobody is logged in. */
export function askWrangler(parameters: readonly string[]): Promise<string | null> {
  const env = { ...process.env, WRANGLER_SEND_METRICS: 'false' }
  return new Promise((resolve) =>
    execFile('node_modules/.bin/wrangler', parameters, { env, maxBuffer: 64 * 1024 * 1024 }, (error, print) =>
      resolve(error ? null : print),
    ),
  )
}
