import { once } from 'node:events'
import { appendFile, cp, glob, mkdtemp, rm, symlink } from 'node:fs/promises'
import { createServer, request as passOn } from 'node:http'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import type { Miniflare } from 'miniflare'
import { archiveLocally } from '../../src/commands/archive-build.ts'
import { siteName } from '../../src/commands/local-variables.ts'
import { buildIdOf, builtFrom, hashOfSources, runProgram } from '../../src/commands/run-program.ts'
import { runWorkers } from '../../src/commands/run-workers.ts'
import { copyState, freePort, patient } from '../running-site.ts'
import { keepSiteLog } from '../site-log.ts'

export interface Build {
  id: string
  dist: string
}

export interface DeployableSite {
  port: number
  /** The build that answers now. */
  live: Build
  /** The other one, which has not answered yet or answered before. */
  next: Build
  /** Copies the next build into the archive and lets it answer where the other one did, as a deploy does. */
  deployNext(): Promise<void>
  /** Takes those hashed files out of the archive for good. */
  forget(names: RegExp): Promise<void>
  close(): Promise<void>
}

/** A site of its own, and two builds: the one of these sources, and one of sources in which every script is another. */
export async function openDeployableSite(preparedPath: string): Promise<DeployableSite> {
  const first = { id: buildIdOf(builtFrom()), dist: 'dist' }
  const project = await nextRelease()
  const second = { id: buildIdOf(await hashOfSources(project)), dist: join(project, 'dist') }
  const statePath = await copyState(preparedPath, 'builds')
  const [port, backendPort] = [await freePort(), await freePort()]
  const door = await openDoor(port)
  const run = ({ dist }: Build): Promise<Miniflare> =>
    runWorkers({ port, backendPort, statePath, dist, siteVariables: patient, onLog: keepSiteLog })
  let miniflare = await run(first)
  const archived = new Set<string>()
  const archive = async ({ id, dist }: Build) => {
    if (!archived.has(id)) await archiveLocally(miniflare, id, dist)
    archived.add(id)
  }
  await archive(first)

  const site: DeployableSite = {
    port: door.port,
    live: first,
    next: second,
    async deployNext() {
      ;[site.live, site.next] = [site.next, site.live]
      await archive(site.live)
      await door.shut()
      await miniflare.dispose()
      miniflare = await run(site.live)
      door.open()
    },
    async forget(names) {
      const bucket = await miniflare.getR2Bucket('ARCHIVE', siteName)
      const { objects } = await bucket.list({ prefix: 'assets/' })
      await bucket.delete(objects.map(({ key }) => key).filter((key) => names.test(key)))
    },
    async close() {
      door.close()
      await miniflare.dispose()
      for (const folder of [statePath, project]) await rm(folder, { recursive: true, force: true })
    },
  }
  return site
}

/**
 * Between guests and the site. A deploy refuses and breaks off nothing: what is on its way is answered by the one build,
 * and what comes while the local runtime changes waits for the other.
 */
async function openDoor(sitePort: number) {
  let opened: PromiseWithResolvers<void> | undefined
  let underWay = 0
  const server = createServer(async (request, response) => {
    await opened?.promise
    if (response.closed) return
    underWay += 1
    response.once('close', () => {
      underWay -= 1
      server.emit('left')
    })
    const { method, url: path, headers } = request
    const passed = passOn({ host: '127.0.0.1', port: sitePort, method, path, headers }, (reply) => {
      response.writeHead(reply.statusCode ?? 502, reply.headers)
      reply.pipe(response)
    })
    passed.once('error', () => response.destroy())
    response.once('close', () => passed.destroy())
    request.pipe(passed)
  })
  const port = await freePort()
  await once(server.listen(port, '127.0.0.1'), 'listening')
  return {
    port,
    async shut() {
      opened = Promise.withResolvers()
      while (underWay > 0) await once(server, 'left')
    },
    open: () => opened?.resolve(),
    close: () => server.close().closeAllConnections(),
  }
}

/** The project as a next release might have it, built: in a folder of its own. */
async function nextRelease(): Promise<string> {
  const project = await mkdtemp(join(tmpdir(), 'marehalm-next-'))
  for (const part of parts) {
    await cp(part, join(project, part), { recursive: true, filter: (file) => !isLeftOut.test(relative('.', file)) })
  }
  await symlink(resolve('node_modules'), join(project, 'node_modules'))
  for await (const script of glob('{src/**/*.island.tsx,client/**/*.ts}', { cwd: project })) {
    await appendFile(join(project, script), "\nReflect.set(globalThis, 'release', 'next')\n")
  }
  await runProgram('vite', ['build', '--logLevel', 'warn'], { NODE_ENV: 'production' }, project)
  return project
}

const parts = [
  ...['src', 'client', 'kv'],
  ...['package.json', 'package-lock.json', 'tsconfig.json', 'vite.config.ts', 'wrangler.toml'],
]
/** Large, and no part of a build. */
const isLeftOut = /^src\/backend\/seed\/(pictures\/originals|films)/
