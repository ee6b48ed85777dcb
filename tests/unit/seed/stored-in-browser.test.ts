import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { draftCookie } from '../../../src/drafts/draft-cookie.ts'
import { markets } from '../../../src/markets/market.ts'
import { seededSettings } from '../../seeded-settings.ts'

const project = new URL('../../..', import.meta.url).pathname
/** Of a login that is no longer made; it is only read. */
const onlyRead = 'marehalm_login'

test('everything that the site keeps in a browser is listed for the guest, and nothing else is', () => {
  const written = ['client', 'src']
    .flatMap((folder) =>
      readdirSync(join(project, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
        join(project, folder, file),
      ),
    )
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('/backend/') && !file.includes('/commands/'))
    .flatMap((file) => readFileSync(file, 'utf8').match(/(?<=')marehalm_\w+/g) ?? [])
  const cached =
    readFileSync(join(project, 'client/public/service-worker.js'), 'utf8').match(/(?<=')marehalm-\w+/g) ?? []
  const names = [...new Set([...written, ...cached])].filter((name) => name !== onlyRead).sort()
  for (const { key } of markets) {
    const listed = seededSettings(key).consent.kept.flatMap(({ name }) => name.split(', '))
    expect(listed.toSorted(), key).toEqual(names)
  }
})

test('what is listed as deleted at the logout is what a logout deletes', () => {
  const deleted = [...['marehalm_arrival', 'marehalm-offline', 'marehalm_typed'], draftCookie, 'marehalm_continue']
  for (const { key } of markets) {
    const untilLogout = seededSettings(key).consent.kept.filter(({ duration }) =>
      /logger ud|abmelden|log out/.test(duration),
    )
    expect(untilLogout.flatMap(({ name }) => name.split(', ')).toSorted(), key).toEqual(deleted.toSorted())
  }
})
