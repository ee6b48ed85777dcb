import * as v from 'valibot'

/** The answer of `/__nuxt_island/{key}.json`: a part of a page that was missing when its page came. */
export const FragmentSchema = v.object({
  /** In place of what says that the part is missing; empty where there is nothing to show. */
  html: v.string(),
})
export type Fragment = v.InferOutput<typeof FragmentSchema>
