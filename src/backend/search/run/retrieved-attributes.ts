import type { SearchDocument, SearchIndex } from '../indexes/search-index.ts'
import { isJsonObject } from '../json-body.ts'

/** `*` stands for everything that the documents have; without names it is what a hit needs. What they have not is not told. */
export function retrievedAttributes(index: SearchIndex, names: readonly string[] | undefined): ReadonlySet<string> {
  if (!names) return new Set(index.defaultAttributes)
  const every = everyAttribute(index)
  if (names.includes('*')) return every
  const held = new Set([...every].map(parentOf))
  return new Set(names.filter((name) => held.has(parentOf(name))))
}

export function everyAttribute(index: SearchIndex): ReadonlySet<string> {
  const ranking = index.ranking.map(({ attribute }) => attribute)
  return new Set([...index.defaultAttributes, ...index.filterableAttributes, ...index.searchableAttributes, ...ranking])
}

function parentOf(name: string): string {
  return name.split('.')[0] ?? name
}

/** `facilities.12` keeps that one value of the object. */
export function pickAttributes(document: SearchDocument, names: ReadonlySet<string>): SearchDocument {
  const picked: SearchDocument = {}
  for (const name of names) {
    const [parent = name, child] = name.split('.', 2)
    const value = document[parent]
    if (child === undefined) {
      if (value !== undefined) picked[name] = value
    } else if (isJsonObject(value) && value[child] !== undefined) {
      const siblings = picked[parent]
      picked[parent] = { ...(isJsonObject(siblings) ? siblings : {}), [child]: value[child] }
    }
  }
  return picked
}
