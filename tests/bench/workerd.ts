import { type ChildProcess, spawn } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A worker in a runtime of its own, with nothing beside it: what the process uses, the worker uses. */
export interface Served {
  origin: string
  processId: number
  stop(): Promise<void>
}

/** `embeds` are files that the configuration names, by their names. */
export interface WorkerFiles {
  configuration: string
  embeds: Record<string, string>
  /** Service of a folder that Durable Objects write to: storage in memory has no SQL. */
  disk?: string
}

/**
 * Bare `workerd serve` on a port of loopback; resolves when the process is there, not when it listens.
 * @param inspectorPort where debuggers and profilers connect; without one there is no such place
 */
export async function serveWorker(
  { configuration, embeds, disk }: WorkerFiles,
  port: number,
  inspectorPort?: number,
): Promise<Served> {
  const folder = await mkdtemp(join(tmpdir(), 'marehalm-worker-'))
  for (const [name, text] of Object.entries(embeds)) await writeFile(join(folder, name), text)
  await writeFile(join(folder, 'worker.capnp'), configuration)
  const written = join(folder, 'objects')
  await mkdir(written)
  const child = spawn(
    'node_modules/.bin/workerd',
    [
      ...['serve', '--experimental', join(folder, 'worker.capnp'), `--socket-addr=http=127.0.0.1:${port}`],
      ...(disk === undefined ? [] : [`--directory-path=${disk}=${written}`]),
      ...(inspectorPort === undefined ? [] : [`--inspector-addr=127.0.0.1:${inspectorPort}`]),
    ],
    { stdio: ['ignore', 'ignore', process.env.BENCH_LOG ? 'inherit' : 'ignore'] },
  )
  if (child.pid === undefined) throw new Error('workerd does not start')
  const fail = (code: number | null) => {
    throw new Error(`workerd ended with code ${code}; is port ${port} taken?`)
  }
  const leave = () => child.kill('SIGKILL')
  child.once('exit', fail)
  process.once('exit', leave)
  return {
    origin: `http://127.0.0.1:${port}`,
    processId: child.pid,
    async stop() {
      child.off('exit', fail)
      process.off('exit', leave)
      await ended(child)
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Resolves with the milliseconds until the first byte of the answer's body is there, asking until somebody listens. */
export async function firstByte(url: string, status = 200, timeoutMs = 10_000): Promise<number> {
  const start = performance.now()
  for (;;) {
    const took = await answered(url, status).catch(() => null)
    if (took) return performance.now() - start
    if (performance.now() - start > timeoutMs) throw new Error(`Nobody answers at ${url}`)
    // The process that starts needs the processor more.
    await new Promise((resolve) => setTimeout(resolve, 1))
  }
}

function answered(url: string, status: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const asking = request(url, { agent: false }, (response) => {
      if (response.statusCode !== status) reject(new Error(`${url} answered ${response.statusCode}`))
      response.once('data', () => {
        resolve(true)
        response.resume()
      })
      response.once('error', reject)
    })
    asking.once('error', reject)
    asking.end()
  })
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve()
    child.once('exit', () => resolve())
    child.kill('SIGKILL')
  })
}
