import { CategorySchema } from '../content.ts'
import { askedCollectionOf } from '../entry.ts'
import { asset, sys } from './fragments.ts'
import { fieldOf } from './query.ts'

const limit = 50

/** Categories of a type (`lodging` or `blog`) in the editors' order, without their texts. */
export const categoriesQuery = {
  name: 'ContentCategories',
  document: `query ContentCategories($locale: String!, $type: String!) {
    categoryCollection(locale: $locale, where: { type: $type }, order: [sortOrder_ASC], limit: ${limit}) { items {
      ${sys} title slug type excerpt image { ${asset} } criteria
    } }
  }`,
  schema: fieldOf('categoryCollection', askedCollectionOf(CategorySchema)),
}
