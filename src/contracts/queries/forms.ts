import * as v from 'valibot'
import { requiredCollectionOf } from '../entry.ts'
import { FormDefinitionSchema } from '../form-definition.ts'

/** What FormDefinitionSchema reads. */
export const formFields = 'sys { id } key title teaser label receipt fields'

/** The form of a key that editors have made; null: there is none in the locale. */
export const formQuery = {
  name: 'ContentForm',
  document: `query ContentForm($key: String!, $locale: String!) {
    formCollection(where: { key: $key }, locale: $locale, limit: 1) { items { ${formFields} } }
  }`,
  schema: v.pipe(
    v.object({ formCollection: requiredCollectionOf(FormDefinitionSchema) }),
    v.transform(({ formCollection }) => formCollection[0] ?? null),
  ),
}
