import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { constants } from 'node:os'
import { join } from 'node:path'

const endings = ['SIGINT', 'SIGTERM'] as const
/** Unless the environment says otherwise: no telemetry, no update checks, each script compiled once, memory used as it comes. */
const preset = {
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  WRANGLER_SEND_METRICS: 'false',
  // Used by every process of Node that the program starts, too.
  NODE_COMPILE_CACHE: join(process.cwd(), 'node_modules/.cache/node'),
  // What Rolldown reserves at once the system has to empty first: two fifths of a build's time.
  MIMALLOC_ARENA_EAGER_COMMIT: '0',
  // A type check ends before it needs what it could collect (1.8 GB at most): collecting is a quarter of its time.
  GOGC: 'off',
  GOMEMLIMIT: '3GiB',
}

/**
 * Runs a program of node_modules/.bin with our output. Rejects when it exits with another code than 0. A signal that
 * ends us ends it first: nothing goes on running.
 * @param variables of the environment that override ours
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
      env: { ...preset, ...process.env, ...variables },
    })
    const passOn = (signal: NodeJS.Signals) => {
      child.once('exit', () => process.exit(128 + constants.signals[signal]))
      child.kill(signal)
    }
    // A library that ends the process at a signal, as Miniflare does, leaves no time to wait.
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

const stampFile = 'dist/.sources'
const sources = [
  'src/**/*.{ts,tsx,css,sql,toml,json}',
  'client/**/*.{ts,tsx,css,svg}',
  'client/public/_headers',
  'client/public/**/*.*',
  'kv/**/*.ts',
  'package-lock.json',
  'vite.config.ts',
  'wrangler.toml',
]

/**
 * Runs the production build unless dist/ was built from exactly these sources. An interrupted build leaves a dist/ that
 * counts as built from none.
 */
export async function buildIfChanged(): Promise<void> {
  const stamp = await hashOfSources()
  if (builtFrom() === stamp) return
  console.log('Building …')
  forgetBuild()
  // A test's environment would bundle React's development code.
  await runProgram('vite', ['build', '--logLevel', 'warn'], { NODE_ENV: 'production' })
  writeFileSync(stampFile, stamp)
}

/** Hash of the sources of dist/; empty when there is no dist/ or another command built it. */
export function builtFrom(): string {
  return existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : ''
}

/** Marks dist/ as not built from these sources: the next start builds again. */
export function forgetBuild(): void {
  rmSync(stampFile, { force: true })
}

/** Name of the build from sources of that hash. */
export function buildIdOf(hash: string): string {
  return hash.slice(0, 10)
}

/** Sources of dist/, as sorted paths from the project's folder. */
export async function sourcesIn(folder: string): Promise<string[]> {
  return (await Array.fromAsync(glob(sources, { cwd: folder }))).sort()
}

/** Hash of all sources of the dist/ of a project's folder, in hexadecimal digits. */
export async function hashOfSources(folder = '.'): Promise<string> {
  const files = await sourcesIn(folder)
  const hash = createHash('sha256')
  for (const file of files)
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(`${folder}/${file}`))
  return hash.digest('hex')
}
