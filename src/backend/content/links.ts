import * as v from 'valibot'

const LinkSchema = v.object({ sys: v.object({ type: v.literal('Link'), id: v.string() }) })

/** The id of a link field's value; null when it is empty. */
export function oneLinkId(value: unknown): string | null {
  return v.is(LinkSchema, value) ? value.sys.id : null
}

/** The ids of a list of links, in order. */
export function linkIds(value: unknown): string[] {
  return Array.isArray(value) ? value.map(oneLinkId).filter((id) => id !== null) : []
}
