import * as v from 'valibot'
import { LookupFieldsSchema } from '../../contracts/add-ons.ts'
import type { RenderContext } from '../../routing/page.ts'

const LookupSchema = v.pipe(v.string(), v.parseJson(), LookupFieldsSchema)
export type Lookup = v.InferOutput<typeof LookupFieldsSchema>

const cookieName = 'marehalm_add_ons'
const cookieSeconds = 30 * 60

/** Number and key that were right a moment ago: they stand in no address and in no page. */
export function readLookup({ cookies }: RenderContext): Lookup | null {
  const read = v.safeParse(LookupSchema, cookies.get(cookieName))
  return read.success ? read.output : null
}

/** Opens /add-ons/ for the booking: its guest has shown the key, or the booking itself. */
export function keepLookup({ cookies }: RenderContext, lookup: Lookup): void {
  cookies.set(cookieName, JSON.stringify(lookup), { maxAge: cookieSeconds, httpOnly: true })
}

export function forgetLookup({ cookies }: RenderContext): void {
  cookies.set(cookieName, '', { maxAge: 0, httpOnly: true })
}
