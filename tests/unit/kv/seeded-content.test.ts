import * as v from 'valibot'
import { expect, test } from 'vitest'
import { assets } from '../../../src/backend/seed/content/pictures.ts'
import { contentModel, linkOf } from '../../../src/contracts/content-model.ts'
import { isDocument, linkedIds } from '../../../src/contracts/rich-text.ts'
import { slugify } from '../../../src/domain/slugs.ts'
import { entries } from './seeded-editions.ts'

const editions = ['da', 'de', 'en'] as const
const typeOf = new Map(entries.map(({ id, type }) => [id, type]))
/** Comments belong to the edition that they were written in. */
const shared = entries.filter(({ only }) => only === undefined)
const assetIds = new Set<string>(assets.map(({ assetId }) => assetId))
const LinkSchema = v.object({ sys: v.object({ type: v.literal('Link'), linkType: v.string(), id: v.string() }) })

test('ids are unique and every entry has only fields of its type’s model', () => {
  expect(typeOf.size).toBe(entries.length)
  for (const { type, id, fields } of entries) {
    for (const edition of editions) {
      for (const field of Object.keys(fields(edition)))
        expect(contentModel[type], `${id}.${field}`).toHaveProperty(field)
    }
  }
})

test('no text of an entry is there in one edition and missing in another', () => {
  // The owners' login is the Danish edition's alone.
  for (const { id, fields } of shared.filter((entry) => entry.id !== 'settings-language')) {
    const [da, de, en] = editions.map((edition) => JSON.stringify(emptiness(fields(edition))))
    expect([id, de, en]).toEqual([id, da, da])
  }
})

test('texts of the three editions are their own: no long text is the same in two of them', () => {
  for (const { id, fields } of shared) {
    const texts = editions.flatMap((edition) => [...longTexts(fields(edition))])
    expect(new Set(texts).size, id).toBe(texts.length)
  }
})

test('slugs are ready for an address, and empty on the home page alone', () => {
  for (const { id, fields } of entries) {
    for (const edition of editions) {
      const { slug } = fields(edition)
      if (typeof slug !== 'string' || id === 'page-home') continue
      expect(slugify(slug), id).toBe(slug)
    }
  }
})

test('every link leads to an entry of a type that its field may hold, or to a picture of the catalogue', () => {
  for (const { id, type, fields } of entries) {
    for (const [field, value] of Object.entries(fields('da'))) {
      const kind = contentModel[type]?.[field]
      for (const link of Array.isArray(value) ? value : [value]) {
        if (!v.is(LinkSchema, link)) continue
        if (link.sys.linkType === 'Asset') expect(assetIds, `${id}.${field}`).toContain(link.sys.id)
        else {
          const target = kind ? linkOf(kind)?.target : undefined
          expect(typeOf.get(link.sys.id), `${id}.${field} → ${link.sys.id}`).toBeDefined()
          if (target) expect(typeOf.get(link.sys.id), `${id}.${field}`).toBe(target)
        }
      }
    }
  }
})

test('rich texts are documents that Contentful’s renderer takes, and lead to entries that exist', () => {
  for (const { id, type, fields } of entries) {
    for (const edition of editions) {
      for (const [field, value] of Object.entries(fields(edition))) {
        if (contentModel[type]?.[field] !== 'RichText' || value === null) continue
        expect(isDocument(value), `${id}.${field}`).toBe(true)
        expect(JSON.stringify(value), `${id}.${field}`).not.toMatch(/\]\(|\*\*|"value":""/)
        for (const target of linkedIds(value).entries) expect(typeOf.has(target), `${id} → ${target}`).toBe(true)
      }
    }
  }
})

test('each area is described in 80 words or more in each language', () => {
  for (const { id, fields } of entries.filter(({ type }) => type === 'area')) {
    for (const edition of editions) {
      const { excerpt, body } = fields(edition)
      const words = `${excerpt} ${textOf(body)}`.split(/\s+/).length
      expect(words, `${id} ${edition}`).toBeGreaterThanOrEqual(80)
    }
  }
})

/** Which values are empty, whatever the others say. */
function emptiness(value: unknown): unknown {
  if (typeof value === 'string') return value === ''
  if (Array.isArray(value)) return value.length === 0
  if (typeof value !== 'object' || value === null) return value === null
  if ('nodeType' in value) return false
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, emptiness(each)]))
}

function* longTexts(fields: Record<string, unknown>): Generator<string> {
  for (const [field, value] of Object.entries(fields)) {
    if (typeof value === 'string' && value.length > 60 && !field.startsWith('seo')) yield value
  }
}

function textOf(node: unknown): string {
  if (typeof node !== 'object' || node === null) return ''
  if ('value' in node && typeof node.value === 'string') return node.value
  return 'content' in node && Array.isArray(node.content) ? node.content.map(textOf).join(' ') : ''
}
