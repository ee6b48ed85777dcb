import * as v from 'valibot'
import { type PhotoContest, PhotoContestSchema } from '../contracts/contest.ts'
import { askedCollectionOf } from '../contracts/entry.ts'
import { type FormDefinition, FormDefinitionSchema } from '../contracts/form-definition.ts'
import type { Locale } from '../markets/market.ts'
import { asset, form, sys } from './content-queries.ts'
import type { ContentReader } from './content-reader.ts'

/** Forms that editors have made, and the contest that takes pictures. */
export interface FormContent {
  /** Null: there is none of that key in the locale. */
  form(key: string, locale: Locale): Promise<FormDefinition | null>
  /** The newest one that is open; null: none is. */
  openContest(locale: Locale): Promise<PhotoContest | null>
}

export function formContent({ read }: ContentReader): FormContent {
  return {
    async form(key, locale) {
      return (await read(formQuery, FormReplySchema, { key, locale })).data.formCollection[0] ?? null
    },
    async openContest(locale) {
      return (await read(contestQuery, ContestReplySchema, { locale })).data.photoContestCollection[0] ?? null
    },
  }
}

const formQuery = {
  name: 'ContentForm',
  document: `query ContentForm($key: String!, $locale: String!) {
    formCollection(where: { key: $key }, locale: $locale, limit: 1) { items { ${form} } }
  }`,
}

const contestQuery = {
  name: 'ContentPhotoContest',
  document: `query ContentPhotoContest($locale: String!) {
    photoContestCollection(where: { status: "open" }, locale: $locale, order: [year_DESC], limit: 1) { items {
      ${sys} title year rewardImage { ${asset} } rewardText conditionsUrl status
    } }
  }`,
}

const FormReplySchema = v.object({ formCollection: askedCollectionOf(FormDefinitionSchema) })
const ContestReplySchema = v.object({ photoContestCollection: askedCollectionOf(PhotoContestSchema) })
