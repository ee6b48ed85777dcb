import {
  type FacilityGroupKey,
  type FacilityKey,
  facility,
  facilityGroup,
  facilityGroupsOf,
  facilityTypeOf,
} from '../../domain/facilities.ts'
import names from './data/facilities.json' with { type: 'json' }
import { seededEditions, type Text3 } from './texts.ts'
import type { Row, SeedWriter } from './writer.ts'

export const facilityGroupNames: Readonly<Record<FacilityGroupKey, Text3>> = names.groups
export const facilityNames: Readonly<Record<FacilityKey, Text3>> = names.facilities

export async function seedFacilities(write: SeedWriter): Promise<void> {
  await write.insert('facility_group', ['id', 'lan', 'name', 'sort_order'], groupRows())
  await write.insert('facility', ['id', 'lan', 'type_id', 'group_ids', 'name', 'description'], facilityRows())
}

function groupRows(): Row[] {
  const keys = Object.keys(facilityGroup) as FacilityGroupKey[]
  return keys.flatMap((key, order) =>
    seededEditions.map(({ id, language }) => [facilityGroup[key], id, facilityGroupNames[key][language], order]),
  )
}

function facilityRows(): Row[] {
  const keys = Object.keys(facility) as FacilityKey[]
  return keys.flatMap((key) => {
    const id = facility[key]
    const groups = JSON.stringify(facilityGroupsOf(id))
    return seededEditions.map(({ id: lan, language }) => [
      id,
      lan,
      facilityTypeOf(id),
      groups,
      facilityNames[key][language],
      '',
    ])
  })
}
