import { facility, facilityType, facilityTypeOf } from '../../../domain/facilities.ts'
import type { Attribute } from './attribute.ts'

/** The facts of a house, as `w`: joined where a facility is asked for. */
export const factsJoin = (lodgingId: string) => `LEFT JOIN search_fact w ON w.lodging_id = ${lodgingId}`

/** Bits of a word of search_fact. */
const bits = 62
const words = 4
/** Facilities whose numbers have a column of their own. */
const columns: ReadonlyMap<number, string> = new Map([
  [facility.persons, 'persons'],
  [facility.bedrooms, 'bedrooms'],
  [facility.bathrooms, 'bathrooms'],
  [facility.houseArea, 'house_area'],
  [facility.beachDistance, 'beach'],
  [facility.shopDistance, 'shop'],
])

/**
 * A facility on a day: `lodgingId` and `day` are SQL. With `facts` it is read from the house's one row, as far as that
 * says everything.
 */
export function facilityAttribute(id: number, lodgingId: string, day: string, facts: boolean): Attribute {
  const rows = `FROM lodging_facility f WHERE f.lodging_id = ${lodgingId} AND f.facility_id = ${id} AND ${validOn(day)}`
  const element = facts ? factOf(id, `SELECT f.value ${rows} AND typeof(f.value) <> 'text'`) : undefined
  if (element === undefined) {
    return {
      kind: 'mixed',
      some: (test) => `EXISTS (SELECT 1 ${rows} AND ${test('f.value')})`,
      sql: `(SELECT iif(typeof(f.value) = 'text', lower(f.value), f.value) ${rows})`,
      shown: `(SELECT f.value ${rows})`,
    }
  }
  return {
    kind: 'mixed',
    areNumbers: true,
    areManyNumbers: columns.has(id),
    some: (test) => `ifnull(${element} IS NOT NULL AND ${test(element)}, 0)`,
    sql: element,
    shown: element,
  }
}

function validOn(day: string): string {
  return `(f.from_date IS NULL OR f.from_date <= ${day}) AND (f.to_date IS NULL OR f.to_date >= ${day})`
}

/** Undefined for a facility that search_fact does not know. */
function factOf(id: number, otherwise: string): string | undefined {
  const word = Math.floor(id / bits)
  const bit = String(2n ** BigInt(id % bits))
  const column = columns.get(id)
  if (word >= words) return undefined
  const unsure = `w.may${word} & ${bit} THEN (${otherwise})`
  if (column !== undefined) return `(CASE WHEN ${unsure} ELSE w.${column} END)`
  const isBool = facilityTypeOf(id) === facilityType.bool
  return isBool ? `(CASE WHEN w.has${word} & ${bit} THEN 1 WHEN ${unsure} END)` : undefined
}
