import { readdirSync } from 'node:fs'
import { glob, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, expect, test } from 'vitest'
import { bringBack, endRestore } from '../../src/commands/backup/bring-back.ts'
import {
  createFolder,
  differences,
  linesOf,
  readAll,
  readManifest,
  writeManifest,
} from '../../src/commands/backup/folder.ts'
import { localIds, readTables } from '../../src/commands/backup/parts.ts'
import { type BackupPlace, openLocal } from '../../src/commands/backup/place.ts'
import { backendName, siteName } from '../../src/commands/local-variables.ts'
import { prepareData } from '../../src/commands/prepare-data.ts'
import { buildIfChanged } from '../../src/commands/run-program.ts'
import { runWorkers } from '../../src/commands/run-workers.ts'
import { unlimited } from '../running-site.ts'
import { thisSite } from '../this-site.ts'

const folders: string[] = []
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))))

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'marehalm-backup-'))
  folders.push(folder)
  return folder
}

/** A booking of a guest who was logged in, a purge through the site, and an object with all that an object may keep. */
async function keepSomething(statePath: string): Promise<string> {
  const miniflare = await runWorkers({ port: 0, backendPort: null, statePath, rateLimit: unlimited })
  try {
    const db = await miniflare.getD1Database('DB', backendName)
    await db.prepare('UPDATE booking SET account_id = (SELECT min(id) FROM account)').run()
    const drafts = await miniflare.getDurableObjectNamespace('DRAFTS', siteName)
    const id = drafts.idFromName('a draft').toString()
    const secret = { authorization: 'Bearer local-backup-secret', 'content-type': 'application/json' }
    const dump = {
      id,
      tables: [
        {
          name: 'note',
          sql: [
            'CREATE TABLE note (id INTEGER PRIMARY KEY AUTOINCREMENT, text TEXT, bytes BLOB)',
            'CREATE INDEX by_text ON note (text)',
          ],
          columns: ['id', 'text', 'bytes'],
          rows: [
            [7, 'grüße "\n', { base64: 'AP8Q' }],
            [9, null, null],
          ],
        },
        {
          name: 'sqlite_sequence',
          sql: ['CREATE TABLE sqlite_sequence(name,seq)'],
          columns: ['name', 'seq'],
          rows: [['note', 12]],
        },
      ],
      values: [
        ['draft', '{"when":{"$kept":"date","at":0},"none":{"$kept":"undefined"},"party":[1,null,{"pets":0.5}]}'],
      ],
      alarm: Date.now() + 3_600_000,
    }
    const site = new URL(await miniflare.ready)
    const objects = new URL('/api/backup/objects/DRAFTS/', site)
    expect(
      (await fetch(objects, { method: 'PUT', headers: secret, body: JSON.stringify({ objects: [dump] }) })).status,
    ).toBe(204)
    const read = await fetch(objects, { method: 'POST', headers: secret, body: JSON.stringify({ ids: [id] }) })
    expect(await read.json()).toEqual({ objects: [dump] })
    const purge = {
      method: 'POST',
      headers: { ...secret, authorization: 'Bearer local-purge-secret' },
      body: '{"tags":["x"]}',
    }
    await (await fetch(new URL('/api/purge/', site), purge)).text()
    return id
  } finally {
    await miniflare.dispose()
  }
}

async function within<Result>(statePath: string, use: (place: BackupPlace) => Promise<Result>): Promise<Result> {
  const place = await openLocal(statePath)
  try {
    return await use(place)
  } finally {
    await place.close()
  }
}

/** By the database's own file: nothing uses the state meanwhile. */
async function wordsOf(statePath: string): Promise<unknown[]> {
  for await (const file of glob(`${statePath}/d1/*/*.sqlite`)) {
    const db = new DatabaseSync(file, { readOnly: true })
    try {
      if (db.prepare("SELECT 1 FROM sqlite_master WHERE name = 'search_house_word'").get() === undefined) continue
      return db.prepare('SELECT term, doc, cnt FROM search_house_word ORDER BY term').all()
    } finally {
      db.close()
    }
  }
  return []
}

test('a backup brought back into an empty state is the same in every row and byte, and in the words of search', async () => {
  const state = await newFolder()
  await buildIfChanged()
  await prepareData(state, 6, { compiles: false })
  const draft = await keepSomething(state)
  const [backup, other] = [await newFolder(), await newFolder()]
  await within(state, async (place) => {
    const { migrations } = await readTables(place)
    const parts = await readAll(place, localIds(state), createFolder(backup))
    writeManifest(backup, { migrations, worker: place.worker, parts })
  })
  const manifest = readManifest(backup)
  expect(manifest.parts['table booking_option']?.count).toBeGreaterThan(500)
  expect(manifest.parts['bucket MEDIA']?.count).toBeGreaterThan(10)
  expect(manifest.parts['objects PURGES']?.count).toBe(1)
  expect([...linesOf(`${backup}/objects/DRAFTS.jsonl`)].join()).toContain(draft)

  await within(other, async (place) => {
    // Of another worker the objects are left out: here their ids mean nothing.
    const foreign = { ...manifest, worker: 'marehalm of an account' }
    await bringBack(place, localIds(other), { folder: backup, manifest: foreign })
    expect(await localIds(other)('DRAFTS')).toEqual([])
    await bringBack(place, localIds(other), { folder: backup, manifest })
    const found = await readAll(place, localIds(other))
    expect(differences(manifest.parts, found)).toEqual([])
    await endRestore(place)
  })
  // The words of search have no rows of their own: they are made again.
  const words = await wordsOf(state)
  expect(words.length).toBeGreaterThan(500)
  expect(await wordsOf(other)).toEqual(words)
})

test('a backup from before a migration goes into a new state, which gets the later ones after it', async () => {
  const [state, other, backup] = [await newFolder(), await newFolder(), await newFolder()]
  const all = readdirSync('src/backend/migrations').sort()
  const earlier = all.filter((file) => file < '0041')
  const from = await openLocal(state, earlier)
  try {
    const parts = await readAll(from, localIds(state), createFolder(backup))
    writeManifest(backup, { migrations: (await readTables(from)).migrations, worker: 'marehalm of an account', parts })
  } finally {
    await from.close()
  }
  const manifest = readManifest(backup)
  expect(manifest.migrations).toEqual(earlier)

  await within(state, async (place) => {
    const bringing = bringBack(place, localIds(state), { folder: backup, manifest })
    await expect(bringing).rejects.toThrow('The backup is older than 0041_discarded_pictures.sql')
  })
  const to = await openLocal(other, manifest.migrations)
  try {
    expect(await bringBack(to, localIds(other), { folder: backup, manifest })).toEqual(new Map())
    expect(differences(manifest.parts, await readAll(to, localIds(other)))).toEqual([])
    await endRestore(to)
    await to.migrate()
    const { migrations, tables } = await readTables(to)
    expect(migrations).toEqual(all)
    expect(tables.find(({ name }) => name === 'submission')?.columns).toContain('discarded_at')
  } finally {
    await to.close()
  }
})

test('without the secret nothing that is kept is handed out, nor taken', async () => {
  const { port, backendPort } = thisSite()
  const paths = [
    `http://127.0.0.1:${port}/api/backup/buckets/ARCHIVE/`,
    `http://127.0.0.1:${port}/api/backup/objects/DRAFTS/`,
    `http://127.0.0.1:${backendPort}/backup/tables/`,
    `http://127.0.0.1:${backendPort}/backup/buckets/MEDIA/`,
    `http://127.0.0.1:${backendPort}/backup/restore/begin/`,
  ]
  for (const path of paths) {
    for (const authorization of ['', 'Bearer wrong', 'Bearer local-editor-secret', 'Bearer ']) {
      for (const method of ['GET', 'POST', 'PUT', 'DELETE']) {
        const reply = await fetch(path, { method, headers: authorization ? { authorization } : {} })
        expect([path, method, [404, 405].includes(reply.status)]).toEqual([path, method, true])
        expect(await reply.text()).toContain('error')
      }
    }
  }
})
