import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  createFolder,
  differences,
  linesOf,
  needWhole,
  readManifest,
  writeManifest,
} from '../../../src/commands/backup/folder.ts'
import { deployedIds, hashOf } from '../../../src/commands/backup/parts.ts'
import { openPlace } from '../../../src/commands/backup/place.ts'
import { decodeValue, encodeValue } from '../../../src/domain/backup/object-storage.ts'

test('values come back as they were kept, and a kind that would not is refused', () => {
  const value = { at: new Date(5), none: undefined, list: [1, 'a', null, true, { deep: 0.1 }], text: '"\n€' }
  expect(decodeValue(encodeValue(value))).toEqual(value)
  expect(Object.hasOwn(decodeValue(encodeValue(value)) as object, 'none')).toBe(true)
  for (const unknown of [new Map(), Number.NaN, 1n, { $kept: 'date' }]) {
    expect(() => encodeValue({ unknown })).toThrow('A backup knows no')
  }
})

test('one row more, one byte other, one part missing: each is a difference', () => {
  const one = { 'table a': { count: 1, hash: 'x' }, 'bucket B': { count: 2, hash: 'y' } }
  expect(differences(one, structuredClone(one))).toEqual([])
  expect(differences(one, { ...one, 'table a': { count: 2, hash: 'x' } })).toEqual(['table a'])
  expect(differences(one, { ...one, 'bucket B': { count: 2, hash: 'z' } })).toEqual(['bucket B'])
  expect(differences(one, { 'table a': one['table a'] })).toEqual(['bucket B'])
})

test('a folder that is not empty takes no backup, and one without its manifest is none', () => {
  const folder = mkdtempSync(join(tmpdir(), 'marehalm-folder-'))
  try {
    createFolder(folder)
    createFolder(folder).rows?.('lodging', ['id'], [])
    expect(() => createFolder(folder)).toThrow('is not empty')
    expect(() => readManifest(folder)).toThrow('no whole backup')
    writeFileSync(`${folder}/manifest.json`, '{"format": 2}')
    expect(() => readManifest(folder)).toThrow('not of a backup that this version reads')
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('a folder that lost a row, a table or a picture is not whole, and the part is named', () => {
  const folder = mkdtempSync(join(tmpdir(), 'marehalm-folder-'))
  const hashed = (...lines: string[]) => ({
    count: lines.length,
    hash: hashOf(lines.map((line) => `${line}\n`).join('')),
  })
  const picture = JSON.stringify({ key: 'pictures/one', hash: hashOf('bytes') })
  try {
    const keeper = createFolder(folder)
    keeper.rows?.('booking', ['id'], [])
    keeper.rows?.('booking', ['id'], ['[1]', '["ø"]'])
    keeper.object?.('MEDIA', picture, Buffer.from('bytes'), hashOf('bytes'))
    const parts = {
      'table booking': hashed('[1]', '["ø"]'),
      'table lodging': hashed(),
      'bucket MEDIA': hashed(picture),
      'objects DRAFTS': hashed(),
    }
    writeManifest(folder, { migrations: [], worker: 'local', parts })
    const manifest = readManifest(folder)
    expect(() => needWhole(folder, manifest)).not.toThrow()
    writeFileSync(`${folder}/bytes/${hashOf('bytes')}`, 'other')
    expect(() => needWhole(folder, manifest)).toThrow('is not whole, and nothing was changed: pictures/one.')
    appendFileSync(`${folder}/tables/booking.jsonl`, '[3]\n')
    expect(() => needWhole(folder, manifest)).toThrow('table booking, pictures/one.')
    rmSync(`${folder}/tables/booking.jsonl`)
    expect(() => needWhole(folder, manifest)).toThrow('table booking, pictures/one.')
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('lines that are cut by the end of what is read at once are whole', () => {
  const folder = mkdtempSync(join(tmpdir(), 'marehalm-folder-'))
  try {
    const lines = Array.from({ length: 40_000 }, (_, place) => `[${place},"${'ø'.repeat(place % 40)}€"]`)
    writeFileSync(`${folder}/lines`, lines.map((line) => `${line}\n`).join(''))
    expect([...linesOf(`${folder}/lines`)]).toEqual(lines)
    expect([...linesOf(`${folder}/none`)]).toEqual([])
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('the objects of a deployed site are listed page by page, those that keep nothing left out', async () => {
  const requests: string[] = []
  const pages: Record<string, unknown> = {
    '?per_page=1000': {
      result: [
        { id: 'n', class: 'BookingDraft', script: 'marehalm' },
        { id: 'm', class: 'BookingDraft', script: 'other' },
      ],
    },
    '/n/objects?limit=1000': {
      result: [
        { id: 'b', hasStoredData: true },
        { id: 'x', hasStoredData: false },
      ],
      result_info: { cursor: 'c d' },
    },
    '/n/objects?limit=1000&cursor=c%20d': { result: [{ id: 'a', hasStoredData: true }], result_info: { cursor: '' } },
  }
  const request = (async (url: string, init: RequestInit) => {
    requests.push(`${new Headers(init.headers).get('authorization')}`)
    return Response.json(pages[url.split('/namespaces')[1] ?? ''] ?? {})
  }) as unknown as typeof fetch
  const idsOf = deployedIds('marehalm', 'account', 'token', request)
  expect(await idsOf('DRAFTS')).toEqual(['a', 'b'])
  expect(new Set(requests)).toEqual(new Set(['Bearer token']))
  await expect(idsOf('SEEN')).rejects.toThrow('marehalm has no Durable Objects of SeenPages.')
})

test('a call on a connection that is closed just then is made once more', async () => {
  const requests: string[] = []
  const server = createServer((request, response) => {
    requests.push(`${request.method}`)
    if (requests.length % 2 === 0) request.socket.destroy()
    else response.end('kept')
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  try {
    const url = `http://127.0.0.1:${Object(server.address()).port}`
    const { backupPlace } = await openPlace({ ...{ remote: false, site: url, backend: url }, 'persist-to': 'nowhere' })
    for (const each of ['first', 'second']) expect(await (await backupPlace.site(each)).text()).toBe('kept')
    expect(requests).toEqual(['GET', 'GET', 'GET'])
    const written = await backupPlace.backend('third', { method: 'PUT', body: 'row' })
    expect([await written.text(), requests.slice(3)]).toEqual(['kept', ['PUT', 'PUT']])
  } finally {
    server.close()
    server.closeAllConnections()
  }
})
