import * as v from 'valibot'
import { askedCollectionOf } from '../contracts/entry.ts'
import { type FormDefinition, FormDefinitionSchema } from '../contracts/form-definition.ts'
import type { Locale } from '../markets/market.ts'
import { form } from './content-queries.ts'
import type { ContentReader } from './content-reader.ts'

/** Forms that editors have made. */
export interface FormContent {
  /** Null: there is none of that key in the locale. */
  form(key: string, locale: Locale): Promise<FormDefinition | null>
}

export function formContent({ read }: ContentReader): FormContent {
  return {
    async form(key, locale) {
      return (await read(formQuery, FormReplySchema, { key, locale })).data.formCollection[0] ?? null
    },
  }
}

const formQuery = {
  name: 'ContentForm',
  document: `query ContentForm($key: String!, $locale: String!) {
    formCollection(where: { key: $key }, locale: $locale, limit: 1) { items { ${form} } }
  }`,
}

const FormReplySchema = v.object({ formCollection: askedCollectionOf(FormDefinitionSchema) })
