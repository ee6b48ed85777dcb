import { type Party, partyKeys } from '../../contracts/booking.ts'
import { dateChoices, dateDetails } from '../../domain/flexible-dates.ts'
import { personsKey } from '../../domain/party-criteria.ts'
import { parameterType, parseParameter, parseQuery } from '../../domain/query-parameters.ts'
import { parseCriteria } from '../../domain/search-criteria.ts'

/** A named set of criteria, as editors write it. */
export interface Preset {
  key: string
  type: PresetType
  criteria: Readonly<Record<string, string>>
  party: Partial<Party> | null
}
export type PresetType = 'filter' | 'profile'

/** Parameters of a search URL that name presets: a comma list of filters, and one profile. */
const presetParameters = { filter: parameterType.list, profile: parameterType.string } as const
const presetTypes = Object.keys(presetParameters) as PresetType[]

export function isPresetKey(key: string): key is PresetType {
  return Object.hasOwn(presetParameters, key)
}

export function namesPresets(query: URLSearchParams): boolean {
  return presetTypes.some((type) => query.has(type))
}

export interface ExpandedQuery {
  /** The URL's parameters with the criteria of the presets, in place of their names. */
  query: URLSearchParams
  /** Whether one of the names is a preset. */
  isExpanded: boolean
  /** 'filter=atlantis': names of no preset. */
  unread: [string, string][]
}

/**
 * Replaces the names of presets in a search URL's query by their criteria. The query's own parameters count before
 * every preset, a filter before those named after it, filters before the profile. Arrays are no names (specification,
 * section 5).
 */
export function expandPresets(query: URLSearchParams, presets: readonly Preset[]): ExpandedQuery {
  const expanded = new URLSearchParams([...query].filter(([key]) => !isPresetKey(key)))
  const unread: [string, string][] = []
  let isExpanded = false
  for (const type of presetTypes) {
    for (const name of namesOf(query, type, unread)) {
      const preset = presets.find((each) => each.type === type && each.key === name)
      if (!preset) unread.push([type, name])
      else addUnsaid(expanded, preset)
      isExpanded ||= preset !== undefined
    }
  }
  return { query: expanded, isExpanded, unread }
}

function namesOf(query: URLSearchParams, type: PresetType, unread: [string, string][]): string[] {
  const values = query.getAll(type)
  const [value] = values
  if (values.length > 1) unread.push(...values.map((each): [string, string] => [type, each]))
  if (value === undefined || values.length > 1) return []
  const read = parseParameter(presetParameters[type], value.trim().toLowerCase())
  const names = [...new Set((Array.isArray(read) ? read : [String(read)]).map((name) => name.trim()))]
  return names.length > 0 ? names : ['']
}

/** Adds the preset's criteria that the query does not contain. */
function addUnsaid(query: URLSearchParams, { criteria, party }: Preset): void {
  const present = valuesInQuery(query)
  const travellers = partyKeys.flatMap((key): [string, string][] => (party?.[key] ? [[key, String(party[key])]] : []))
  for (const [key, value] of [...Object.entries(criteria), ...travellers]) {
    if (isPresetKey(key) || isInQuery(key, value, present)) continue
    query.delete(key)
    query.set(key, value)
  }
}

/** Keys that exclude each other: where the query has one, a preset sets none of them. */
const sameThing: readonly (readonly string[])[] = [
  [...Object.values(dateChoices), ...dateDetails],
  ['husdyr', 'pets'],
  [personsKey, 'adults'],
]

function isInQuery(key: string, value: string, present: ReadonlyMap<string, string>): boolean {
  const keys = sameThing.find((each) => each.includes(key)) ?? [key]
  const number = (of: string) => Number(present.get(of) ?? Number.NaN)
  if (keys.some((each) => present.has(each))) return true
  // Of the persons in the query, at least one is an adult.
  if (key === 'children') return number(personsKey) <= Number(value)
  if (key === 'minPris') return number('maxPris') < Number(value)
  return key === 'maxPris' && number('minPris') > Number(value)
}

/** Values of a query's own criteria: valid ones, and zero, which means none. */
function valuesInQuery(query: URLSearchParams): Map<string, string> {
  const plain = (key: string) => key.replace(/\[.*$/s, '')
  const keys = Object.keys(parseQuery(query))
  return new Map(
    keys.flatMap((key): [string, string][] => {
      const own = [...query].filter(([each]) => plain(each) === key)
      const isNone = own.every(([, value]) => value.trim() === '0')
      const values = own.map(([, value]) => value).join(',')
      return isNone || parseCriteria(new URLSearchParams(own)).size > 0 ? [[key, values]] : []
    }),
  )
}
