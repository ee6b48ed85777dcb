import * as v from 'valibot'
import { AreaSchema } from '../../contracts/content.ts'
import { requiredCollectionOf } from '../../contracts/entry.ts'
import { LinkTargetSchema, linkTargetFields } from '../../contracts/link-target.ts'
import { departmentFields } from '../../contracts/queries/departments.ts'
import { asset, fieldOf, seo, sys } from '../../contracts/queries/query.ts'

/** Specification, section 9. */
export const maxStreets = 200

export const areaQuery = {
  name: 'ContentArea',
  document: `query ContentArea($id: String!, $locale: String!) {
    area(id: $id, locale: $locale) {
      ${sys} title slug bsId region excerpt body { json } banner { ${asset} } pictureFocus center { lat lon }
      department { ${departmentFields} } ${seo}
    }
  }`,
  schema: fieldOf('area', v.nullable(AreaSchema)),
}

/** Streets of an area that have houses, by name. */
export const streetsOfAreaQuery = {
  name: 'ContentStreetsOfArea',
  document: `query ContentStreetsOfArea($areaId: String!, $locale: String!) {
    streetCollection(
      where: { areas: { sys: { id: $areaId } } }, order: [title_ASC], limit: ${maxStreets}, locale: $locale
    ) { items { ${linkTargetFields('street')} } }
  }`,
  schema: fieldOf('streetCollection', requiredCollectionOf(LinkTargetSchema)),
}
