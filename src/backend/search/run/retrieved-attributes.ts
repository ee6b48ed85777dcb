import type { SearchDocument, SearchIndex } from '../indexes/search-index.ts'
import { isJsonObject } from '../json-body.ts'

/** Attributes of the hits: `*` means all; by default those of a hit. Unknown ones are left out. */
export function retrievedAttributes(index: SearchIndex, names: readonly string[] | undefined): ReadonlySet<string> {
  if (!names) return new Set(index.defaultAttributes)
  const every = everyAttribute(index)
  if (names.includes('*')) return every
  const held = new Set([...every].map(parentOf))
  return new Set(names.filter((name) => held.has(parentOf(name))))
}

export function everyAttribute(index: SearchIndex): ReadonlySet<string> {
  const ranking = index.ranking.map(({ attribute }) => attribute)
  const { defaultAttributes, filterableAttributes, sortableAttributes, searchableAttributes } = index
  return new Set([
    ...defaultAttributes,
    ...filterableAttributes,
    ...sortableAttributes,
    ...searchableAttributes,
    ...ranking,
  ])
}

function parentOf(name: string): string {
  return name.split('.')[0] ?? name
}

/** `facilities.12` retrieves that one value of the object. */
export function pickAttributes(document: SearchDocument, names: ReadonlySet<string>): SearchDocument {
  const picked: SearchDocument = {}
  for (const [name, children] of childrenByName(names)) {
    const value = document[name]
    if (value === undefined) continue
    if (children === 'all') picked[name] = value
    else if (isJsonObject(value)) {
      const some = pickAll(value, children)
      if (some) picked[name] = some
    }
  }
  return picked
}

function pickAll(value: Readonly<Record<string, unknown>>, names: readonly string[]): SearchDocument | undefined {
  let picked: SearchDocument | undefined
  for (const name of names) {
    if (value[name] === undefined) continue
    picked ??= {}
    picked[name] = value[name]
  }
  return picked
}

type Children = ReadonlyMap<string, 'all' | readonly string[]>

/** Each set of names is that of many documents. */
const childrenOfNames = new WeakMap<ReadonlySet<string>, Children>()

/** The attributes that are named, and what of each: all of it where it is named itself. */
function childrenByName(names: ReadonlySet<string>): Children {
  const known = childrenOfNames.get(names)
  if (known) return known
  const attributes = new Map<string, 'all' | string[]>()
  for (const name of names) {
    const [parent = name, child] = name.split('.', 2)
    const others = attributes.get(parent)
    if (child === undefined || others === 'all') attributes.set(parent, 'all')
    else if (others) others.push(child)
    else attributes.set(parent, [child])
  }
  childrenOfNames.set(names, attributes)
  return attributes
}
