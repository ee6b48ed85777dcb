import * as v from 'valibot'
import { CategorySchema } from '../../contracts/content.ts'
import { asset, fieldOf, seo, sys } from '../../contracts/queries/query.ts'

export const categoryQuery = {
  name: 'ContentCategory',
  document: `query ContentCategory($id: String!, $locale: String!) {
    category(id: $id, locale: $locale) {
      ${sys} title slug type excerpt body { json } image { ${asset} } pictureFocus criteria ${seo}
    }
  }`,
  schema: fieldOf('category', v.nullable(CategorySchema)),
}
