import * as v from 'valibot'
import { type FacilityKey, facility } from '../../../domain/facilities.ts'
import { addDays } from '../../../domain/stays.ts'
import * as facts from '../../../editions/agency-facts.ts'
import { writtenFacts } from '../../../editions/written-facts.ts'
import { fill, type Language, languages, type Text3 } from '../texts.ts'
import { toEntry } from './links.ts'
import { picture } from './pictures.ts'
import { richText } from './rich-text.ts'

export type Fields = Record<string, unknown>

/** An entry as in the editors' space: one set of fields for each edition. */
export interface SeededEntry {
  type: string
  id: string
  fields: (edition: Language) => Fields
  /** Set where an entry belongs to one edition alone. */
  only?: Language | undefined
}

export function entry(type: string, id: string, fields: (edition: Language) => Fields): SeededEntry {
  return { type, id, fields }
}

const PartSchema = v.object({ type: v.string(), fields: v.record(v.string(), v.unknown()) })
const WrittenSchema = v.object({ ...PartSchema.entries, id: v.string(), only: v.optional(v.picklist(languages)) })
type Written = v.InferOutput<typeof WrittenSchema>

export interface Reading {
  /** ISO day that `$day` counts from. */
  today: string
  /** What stands for names in braces in texts, beside the agency's facts. */
  insertions: Readonly<Record<string, Text3>>
}

/**
 * Entries from the files of `data/content/`. A value of a field is JSON as the content service holds it, or one of
 * these: `{da, de, en}`: a value for each edition, in whose texts facts stand for their names in braces; `$richText`: the editors' shorthand; `$picture`: a picture's id, or
 * what the catalogue is asked for; `$entry`, `$entries`: links; `$parts`: entries that belong to this one, in their
 * order; `$day` and `at`: a day before or after the seed's and a time; `$facility` and keys that begin with `facility.`:
 * a facility's id; `$fact`: of editions/agency-facts.ts; `$field`: the value of another field, of the same entry or as `entry-id/field`.
 */
export function readEntries(json: unknown, reading: Reading): SeededEntry[] {
  const written = v.parse(v.array(WrittenSchema), json).flatMap(withParts)
  const byId = new Map(written.map((each) => [each.id, each]))
  return written.map(({ type, id, only, fields }) => ({
    type,
    id,
    only,
    fields: (edition) =>
      Object.fromEntries(
        Object.entries(fields).map(([name, value]) => [name, read(value, { id, edition, byId, reading })]),
      ),
  }))
}

/** The entry and those of its `$parts`, numbered: page-terms, page-terms-1, page-terms-2 … */
function withParts(written: Written): Written[] {
  const parts = Object.values(written.fields).flatMap((value) =>
    isObject(value) && '$parts' in value ? partsOf(value) : [],
  )
  return [
    written,
    ...parts.flatMap((part, index) => withParts({ ...part, id: `${written.id}-${index + 1}`, only: written.only })),
  ]
}

function partsOf({ $parts }: Record<string, unknown>) {
  return v.parse(v.array(PartSchema), $parts)
}

interface Place {
  id: string
  edition: Language
  byId: ReadonlyMap<string, Written>
  reading: Reading
}

function read(value: unknown, place: Place): unknown {
  if (Array.isArray(value)) return value.map((each) => read(each, place))
  if (!isObject(value)) return value
  if (languages.every((language) => language in value)) {
    const own = value[place.edition]
    return typeof own === 'string' ? inserted(own, place) : read(own, place)
  }
  const [[key, marked] = [''], [, time] = ['']] = Object.entries(value)
  if (!key.startsWith('$')) {
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [keyNamed(name), read(each, place)]))
  }
  if (key === '$parts') return partsOf(value).map((_, index) => toEntry(`${place.id}-${index + 1}`))
  const plain = read(marked, place)
  if (key === '$picture') return picture(plain as Parameters<typeof picture>[0])
  if (key === '$entries') return v.parse(v.array(v.string()), plain).map(toEntry)
  if (key === '$day') return `${addDays(place.reading.today, Number(plain))}${time}`
  const text = v.parse(v.string(), plain)
  if (key === '$richText') return richText(text)
  if (key === '$entry') return toEntry(text)
  if (key === '$fact') return factNamed(text)
  if (key === '$facility') return facilityNamed(text)
  if (key === '$field') return fieldAt(text, place)
  throw new Error(`${place.id} has ${key}, which nobody can read`)
}

function inserted(markup: string, { edition, reading }: Place): string {
  const names = Object.entries(reading.insertions).map(([name, text]) => [name, text[edition]])
  return fill(markup, { ...writtenFacts(edition), ...Object.fromEntries(names) })
}

function fieldAt(path: string, place: Place): unknown {
  const [id, name] = path.includes('/') ? path.split('/') : [place.id, path]
  const written = place.byId.get(id ?? '')
  if (!written || !name || !(name in written.fields))
    throw new Error(`${place.id} asks for ${path}, which is not there`)
  return read(written.fields[name], { ...place, id: written.id })
}

/** 'company.phone' → "+45 10 75 60 00" */
function factNamed(path: string): unknown {
  const fact = path.split('.').reduce<unknown>((value, name) => (isObject(value) ? value[name] : undefined), facts)
  if (fact === undefined) throw new Error(`There is no fact ${path}`)
  return fact
}

function keyNamed(name: string): string {
  return name.startsWith('facility.') ? String(facilityNamed(name.slice('facility.'.length))) : name
}

function facilityNamed(name: string): number {
  if (!(name in facility)) throw new Error(`There is no facility ${name}`)
  return facility[name as FacilityKey]
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
