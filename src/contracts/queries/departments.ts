import * as v from 'valibot'
import { DepartmentSchema } from '../content.ts'
import { askedCollectionOf } from '../entry.ts'
import { linkTargetFields } from '../link-target.ts'
import { asset, sys } from './fragments.ts'
import { fieldOf } from './query.ts'

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
  schema: fieldOf('departmentCollection', askedCollectionOf(DepartmentSchema)),
}
