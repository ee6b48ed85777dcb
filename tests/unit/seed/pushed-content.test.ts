import { expect, test } from 'vitest'
import { contentTypeIds, controlsOf, definitionOf } from '../../../src/backend/content/content-types.ts'
import { streets } from '../../../src/backend/seed/places/streets.ts'
import {
  type LocalisedFields,
  type PushedEntry,
  publishOrder,
  seededContent,
} from '../../../src/commands/contentful/content-to-push.ts'
import { contentModel } from '../../../src/contracts/content-model.ts'

const { entries } = seededContent('2026-11-21', streets)
const typeOf = new Map(entries.map(({ id, type }) => [id, type]))

interface Validation {
  unique?: true
  in?: string[]
  size?: { min: number }
  range?: { min: number; max: number }
  regexp?: { pattern: string; flags: string }
  linkContentType?: string[]
}

/** Contentful's own limit of a field's text. */
const longest: Record<string, number> = { Symbol: 256, Text: 50_000 }

/** Why Contentful would not publish the entry; `taken` are the values of unique fields so far. */
function faultsOf({ id, type, fields }: PushedEntry, taken: Set<string>): string[] {
  const definition = definitionOf(type)
  return definition.fields.flatMap((field) => {
    const own = fields[field.id] ?? {}
    const fault = (reason: string) => `${id}.${field.id}: ${reason}`
    const missing = field.required && own['da-DK'] === undefined ? [fault('is required')] : []
    const wrong = Object.entries(own).flatMap(([locale, value]) => {
      const values = Array.isArray(value) && field.type === 'Array' ? value : [value]
      const limit = longest[field.items?.type ?? field.type]
      const rules = [...field.validations, ...(field.items?.validations ?? [])] as Validation[]
      return [
        ...(limit && values.some((each) => String(each).length > limit) ? [fault('is too long')] : []),
        ...rules.flatMap((rule) => {
          const key = `${type} ${field.id} ${locale} ${value}`
          if (rule.unique && taken.has(key)) return [fault(`is taken: ${value}`)]
          if (rule.unique) taken.add(key)
          if (rule.in && !rule.in.includes(String(value))) return [fault(`is not among them: ${value}`)]
          if (rule.size && values.length < rule.size.min) return [fault('has too few')]
          if (rule.range && (Number(value) < rule.range.min || Number(value) > rule.range.max))
            return [fault('is out of range')]
          if (rule.regexp && !new RegExp(rule.regexp.pattern, rule.regexp.flags).test(String(value))) {
            return [fault(`does not match: ${value}`)]
          }
          const { linkContentType } = rule
          const others = values.filter(
            (each) => linkContentType && !linkContentType.includes(typeOf.get(each.sys.id) ?? ''),
          )
          return others.map((each) => fault(`links to ${each.sys.id}`))
        }),
      ]
    })
    return [...missing, ...wrong]
  })
}

test('every entry of the seed is valid in a space with the pushed model', () => {
  const taken = new Set<string>()
  expect(entries.length).toBeGreaterThan(500)
  expect(entries.flatMap((entry) => faultsOf(entry, taken))).toEqual([])
})

test('every field of every type has a name, a kind that Contentful knows, an editor and a help text', () => {
  const kinds = ['Symbol', 'Text', 'Integer', 'Date', 'Boolean', 'Object', 'RichText', 'Location', 'Array', 'Link']
  for (const type of contentTypeIds) {
    const { fields, displayField } = definitionOf(type)
    expect(fields.map(({ id }) => id)).toEqual(Object.keys(contentModel[type] ?? {}))
    expect(fields.find(({ id }) => id === displayField)?.type, type).toMatch(/^(Symbol|Text)$/)
    expect(fields.filter((field) => !kinds.includes(field.type) || field.name === '')).toEqual([])
    const without = controlsOf(type).filter(({ settings, widgetId }) => settings.helpText === '' || widgetId === '')
    expect(without.map(({ fieldId }) => `${type}.${fieldId}`)).toEqual([])
  }
})

const link = (id: string) => ({ sys: { type: 'Link', linkType: 'Entry', id } })
const entryOf = (id: string, fields: LocalisedFields): PushedEntry => ({ id, type: 'page', fields })

test('entries are published after those that they link to, and circles whole at the end', () => {
  const text = {
    nodeType: 'document',
    content: [
      { nodeType: 'entry-hyperlink', data: { target: link('c') }, content: [{ nodeType: 'text', value: 'C' }] },
    ],
  }
  const all = [
    entryOf('a', { parent: { en: link('b') } }),
    entryOf('b', { title: { en: 'B' }, body: { en: text }, sections: { en: [link('there'), link('c')] } }),
    entryOf('c', { parent: { en: link('a') }, own: { en: link('c') } }),
    entryOf('d', { sections: { en: [link('there')] } }),
  ]
  const waves = publishOrder(all, (id) => id === 'there').map((wave) =>
    wave.map(({ entry, fields }) => [entry.id, fields]),
  )
  expect(waves.map((wave) => wave.map(([id]) => id))).toEqual([['d'], ['a'], ['c'], ['b'], ['a']])
  expect(waves[1]).toEqual([['a', {}]])
  expect(waves.at(-1)).toEqual([['a', all[0]?.fields]])
  // Of a text that can't link yet the words stay.
  const [[, reduced] = []] = publishOrder(
    [all[1] as PushedEntry, entryOf('c', { parent: { en: link('b') } })],
    (id) => id === 'there',
  )
    .flat()
    .map(({ entry, fields }) => [entry.id, fields] as const)
  expect(reduced).toEqual({
    title: { en: 'B' },
    body: { en: { nodeType: 'document', content: [{ nodeType: 'text', value: 'C' }] } },
    sections: { en: [link('there')] },
  })
})
