import * as v from 'valibot'

export const RedirectSchema = v.object({ from: v.string(), to: v.string(), isPermanent: v.boolean() })
export type Redirect = v.InferOutput<typeof RedirectSchema>
