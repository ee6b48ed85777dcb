import {
  type FacilityGroupKey,
  type FacilityKey,
  facility,
  facilityGroup,
  facilityGroupsOf,
  facilityTypeOf,
} from '../../../domain/facilities.ts'
import { seededEditions } from '../texts.ts'
import type { Row, SeedWriter } from '../writer.ts'
import { facilityGroupNames, facilityNames } from './names.ts'

export async function seedFacilities(write: SeedWriter): Promise<void> {
  await write.insert('facility_group', ['id', 'lan', 'name', 'sort_order'], groupRows())
  await write.insert('facility', ['id', 'lan', 'type_id', 'group_ids', 'name', 'description'], facilityRows())
}

function groupRows(): Row[] {
  const keys = Object.keys(facilityGroup) as FacilityGroupKey[]
  return keys.flatMap((key, order) =>
    seededEditions.map(({ id, column }) => [facilityGroup[key], id, named(facilityGroupNames[key], column), order]),
  )
}

function facilityRows(): Row[] {
  const keys = Object.keys(facility) as FacilityKey[]
  return keys.flatMap((key) => {
    const id = facility[key]
    const groups = JSON.stringify(facilityGroupsOf(id))
    return seededEditions.map(({ id: lan, column }) => [
      id,
      lan,
      facilityTypeOf(id),
      groups,
      named(facilityNames[key], column),
      '',
    ])
  })
}

function named(names: readonly string[], column: number): string {
  const name = names[column]
  if (!name) throw new Error(`A name is missing beside ${names.join(', ')}`)
  return name
}
