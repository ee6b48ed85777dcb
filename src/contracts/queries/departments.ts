import * as v from 'valibot'
import { AreaCardSchema, DepartmentSchema } from '../content.ts'
import { requiredCollectionOf } from '../entry.ts'
import { linkTargetFields } from '../link-target.ts'
import { asset, fieldOf, sys } from './query.ts'

const limit = 20

export const departmentFields = `${linkTargetFields('department')} ${sys} address { address zipcode city email phone } excerpt sortOrder openingHours
  keyDeliveryText outsideOpeningHoursText image { ${asset} }`

export const departmentQuery = {
  name: 'ContentDepartment',
  document: `query ContentDepartment($id: String!, $locale: String!) {
    department(id: $id, locale: $locale) { ${departmentFields} }
  }`,
  schema: fieldOf('department', v.nullable(DepartmentSchema)),
}

/** In the order of their sortOrder. */
export const departmentsQuery = {
  name: 'ContentDepartments',
  document: `query ContentDepartments($locale: String!) {
    departmentCollection(locale: $locale, order: [sortOrder_ASC], limit: ${limit}) {
      items { ${departmentFields} }
    }
  }`,
  schema: fieldOf('departmentCollection', requiredCollectionOf(DepartmentSchema)),
}

const maxAreas = 100

/** Every area as a list shows it, or those that `where` names, in the coast's order. */
export const areaCardsQuery = {
  name: 'ContentAreaCards',
  document: `query ContentAreaCards($locale: String!, $where: AreaFilter) {
    areaCollection(where: $where, limit: ${maxAreas}, locale: $locale) { items {
      ${linkTargetFields('area')} bsId region excerpt banner { ${asset} }
    } }
  }`,
  schema: v.pipe(
    v.object({ areaCollection: requiredCollectionOf(AreaCardSchema) }),
    v.transform(({ areaCollection }) => areaCollection.toSorted((a, b) => a.bsId - b.bsId)),
  ),
}

/** The areas that a department looks after. */
export function ofDepartment(id: string) {
  return { department: { sys: { id } } }
}
