import { rowsSql, type Selection, withCtes } from './statements.ts'

/** What a stay's days are told by: of a year's stays there are hundreds of each, and of houses thousands. */
const dayColumns = ['o.arrival', 'o.duration']
/** Fewer conditions are as soon asked of every row. */
const minColumns = 4

/** Whether conditions tell rows apart by the days of their stays alone, and are many. */
export function areOfDays(rests: readonly string[]): boolean {
  return rests.length >= minColumns && columnsOf(rests).length > 0 && rests.every(isOfDays)
}

/** For each day that stays begin on, the groups that have one there, and which of the conditions it meets. */
export function daysSql(selection: Selection, distinct: string, rests: readonly string[]): string {
  const columns = [`group_concat(${distinct}) AS ids`, ...rests.map((rest, place) => `${rest} AS c${place}`)]
  return `${withCtes(selection.ctes)} ${rowsSql(selection, columns)} GROUP BY ${columnsOf(rests).join(', ')}`
}

/** How many groups have a day that meets the condition, for each of them: a group of several such days is counted once. */
export function countGroups(rows: readonly Record<string, unknown>[], conditions: number): number[] {
  const places = new Map<string, number>()
  const days = rows.map((row) => ({ row, groups: placesOf(String(row.ids), places) }))
  return Array.from({ length: conditions }, (_, condition) => {
    const seen = new Uint8Array(places.size)
    for (const { row, groups } of days) {
      if (row[`c${condition}`] === 1) for (const group of groups) seen[group] = 1
    }
    return seen.reduce((count, one) => count + one, 0)
  })
}

function placesOf(ids: string, places: Map<string, number>): number[] {
  return ids.split(',').map((id) => {
    const place = places.get(id) ?? places.size
    places.set(id, place)
    return place
  })
}

function isOfDays(rest: string): boolean {
  return !/\bSELECT\b/.test(rest) && namesIn(rest).every((name) => dayColumns.includes(name))
}

function columnsOf(rests: readonly string[]): string[] {
  const named = new Set(rests.flatMap(namesIn))
  return dayColumns.filter((column) => named.has(column))
}

function namesIn(sql: string): string[] {
  return sql.match(/\b[a-z]\w*\.\w+/g) ?? []
}
