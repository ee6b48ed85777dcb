import * as v from 'valibot'
import { StreetPageSchema } from '../../contracts/content.ts'
import { linkTargetFields } from '../../contracts/link-target.ts'
import { fieldOf, seo, sys } from '../../contracts/queries/query.ts'

const limits = { areas: 5 }

export const streetQuery = {
  name: 'ContentStreet',
  document: `query ContentStreet($id: String!, $locale: String!) {
    street(id: $id, locale: $locale) {
      ${sys} title slug brokerStreetIds excerpt areasCollection(limit: ${limits.areas}) { items { ${linkTargetFields('area')} } } ${seo}
    }
  }`,
  schema: fieldOf('street', v.nullable(StreetPageSchema)),
}
