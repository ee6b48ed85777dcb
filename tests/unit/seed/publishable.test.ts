import { expect, test } from 'vitest'
import { contentEntries } from '../../../src/backend/seed/content/content-entries.ts'
import type { Fields } from '../../../src/contracts/content-model.ts'
import { findFaults, type Places, type Published, placesWith } from '../../../src/domain/publishing/check-entry.ts'
import { editions } from '../../../src/editions/table.ts'
import { isOwnPathIn } from '../../../src/urls/own-paths.ts'

const streets = [{ id: 1, name: 'Klitvej', slug: 'klitvej', locationId: 141 }]
const seeded = contentEntries({ today: '2026-11-21', streets: streets as never }).map(({ type, id, only, fields }) => {
  const own: Record<string, Record<string, unknown>> = {}
  for (const { key, locale } of editions) {
    if (only !== undefined && only !== key) continue
    for (const [name, value] of Object.entries(fields(key))) {
      if (value !== undefined) own[name] = { ...own[name], [locale]: value }
    }
  }
  return { id, type, version: 1, publishedVersion: null, publishedAt: null, fields: own as Fields }
})

const published: Published = {
  entries: async () => (id, locale) => {
    const found = seeded.find((each) => each.id === id)
    return found && Object.values(found.fields).some((values) => locale in values) ? found.type : null
  },
  assets: async () => () => true,
  holders: async (type, field, value, locale) =>
    seeded.filter((each) => each.type === type && each.fields[field]?.[locale] === value).map(({ id }) => id),
  places: async (locale) => seeded.reduce((places, entry) => placesWith(places, entry, locale), new Map() as Places),
  isOwnPath: isOwnPathIn,
}

test('every entry of the seed can be published as it is', async () => {
  expect(seeded.length).toBeGreaterThan(150)
  const faults = await Promise.all(
    seeded.map(async (entry) => (await findFaults(entry, published)).map((fault) => ({ id: entry.id, ...fault }))),
  )
  expect(faults.flat()).toEqual([])
})
