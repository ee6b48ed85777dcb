import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { formIn } from '../guests/form-in-html.ts'
import { Visitor } from '../guests/visitor.ts'
import { freePort } from '../running-site.ts'
import { dropContest } from './drop-contest.ts'
import { addNorwegian } from './norwegian-edition.ts'
import { copyProject, partsForTests } from './project-copy.ts'

const run = promisify(execFile)
const folder = mkdtempSync(join(tmpdir(), 'marehalm-norwegian-'))
const bin = (name: string) => join(folder, 'node_modules/.bin', name)
let site: ChildProcess | undefined

beforeAll(async () => {
  const edit = copyProject(folder, partsForTests)
  // The types of both changes are checked at once: that is most of what they take.
  dropContest(folder, edit)
  addNorwegian(folder, edit)
  await run(bin('node'), ['src/commands/edition-migration.ts'], { cwd: folder })
})
afterAll(() => {
  site?.kill()
  rmSync(folder, { recursive: true, force: true })
})

test('a Norwegian edition needs its row, its texts and its seed alone, in a project without the contest', async () => {
  const types = ['tsconfig.json', 'src/backend', 'client'].map((project) =>
    run(bin('node'), [join(folder, 'node_modules/typescript/bin/tsc'), '-p', project, '--singleThreaded'], {
      cwd: folder,
    }),
  )
  const [port] = await Promise.all([startSite(), ...types])
  const visitor = new Visitor('no.localhost', port)
  const front = await visitor.get('/')
  expect([front.status, /<html lang="(\w+)"/.exec(front.html)?.[1]]).toEqual([200, 'no'])

  const search = await visitor.get('/soeg/')
  const [, house = ''] = /href="(\/hytte-[a-z]{2}\d+\/)/.exec(search.html) ?? []
  expect(search.html).toMatch(/\d\u00a0kr(?!\.)/)
  const page = await visitor.get(house)
  expect([search.status, page.status]).toEqual([200, 200])

  const [, arrival = ''] = /<option value="(\d{4}-\d\d-\d\d)"/.exec(page.html) ?? []
  const duration = formIn(page.html, `${house}#stays`)?.fields.duration
  const { html } = await visitor.get(`${house}?arrival=${arrival}&duration=${duration}`)
  const [, book = ''] = /href="(\/booking\/\?lodging=[^"]+)"/.exec(html) ?? []
  await visitor.get(book.replaceAll('&amp;', '&'))
  const step1 = await visitor.get('/booking/step1/')
  expect(step1.status).toBe(200)
  expect(step1.html).toMatch(/\d\u00a0kr(?!\.)/)
})

/** The copy, built, with a small agency of its own. */
async function startSite(): Promise<number> {
  const port = await freePort()
  const program = `
    import { buildIfChanged } from './src/commands/run-program.ts'
    import { prepareData } from './src/commands/prepare-data.ts'
    import { runWorkers } from './src/commands/run-workers.ts'
    await buildIfChanged()
    await prepareData('state', 12)
    await runWorkers({ port: ${port}, statePath: 'state' })
    console.log('open')`
  writeFileSync(join(folder, 'open-site.ts'), program)
  const started = spawn(bin('node'), ['open-site.ts'], {
    cwd: folder,
    env: { ...process.env, PATH: `${join(folder, 'node_modules/.bin')}:${process.env.PATH}` },
  })
  site = started
  await new Promise<void>((resolve, reject) => {
    let output = ''
    const collect = (text: Buffer) => {
      output += text
      if (/^open$/m.test(output)) resolve()
    }
    started.stdout.on('data', collect)
    started.stderr.on('data', collect)
    started.once('exit', (code) => reject(new Error(`The copy ended with ${code}:\n${output}`)))
  })
  return port
}
