import * as v from 'valibot'
import { AreaCardSchema } from '../content.ts'
import { askedCollectionOf } from '../entry.ts'
import { linkTargetFields } from '../link-target.ts'
import { asset } from './fragments.ts'

const limit = 100

/** Every area as a list shows it, or those that `where` names, in the coast's order. */
export const areaCardsQuery = {
  name: 'ContentAreaCards',
  document: `query ContentAreaCards($locale: String!, $where: AreaFilter) {
    areaCollection(where: $where, limit: ${limit}, locale: $locale) { items {
      ${linkTargetFields('area')} bsId region excerpt banner { ${asset} }
    } }
  }`,
  schema: v.pipe(
    v.object({ areaCollection: askedCollectionOf(AreaCardSchema) }),
    v.transform(({ areaCollection }) => areaCollection.toSorted((a, b) => a.bsId - b.bsId)),
  ),
}

/** The areas that a department looks after. */
export function ofDepartment(id: string) {
  return { department: { sys: { id } } }
}
