import * as v from 'valibot'
import { readableRows } from '../contracts/readable-rows.ts'

export const maxViewed = 24

const ViewedHouseSchema = v.object({
  id: v.pipe(v.number(), v.integer(), v.minValue(1)),
  title: v.pipe(v.string(), v.maxLength(200)),
  code: v.pipe(v.string(), v.maxLength(20)),
  /** Path of the house's page. */
  path: v.pipe(v.string(), v.regex(/^\/[a-z0-9-]+\/$/)),
  /** Path of its first picture below the image service. */
  picture: v.fallback(v.optional(v.pipe(v.string(), v.regex(/^[\w./-]{1,200}$/))), undefined),
})
export type ViewedHouse = v.InferOutput<typeof ViewedHouseSchema>
const ViewedSchema = readableRows(ViewedHouseSchema)

/** The stored houses, the newest first; none of an unreadable value. */
export function parseViewed(text: string | null): ViewedHouse[] {
  if (text === null) return []
  try {
    return v.parse(ViewedSchema, JSON.parse(text)).slice(0, maxViewed)
  } catch {
    return []
  }
}

export function addViewed(houses: readonly ViewedHouse[], house: ViewedHouse): ViewedHouse[] {
  return [house, ...houses.filter(({ id }) => id !== house.id)].slice(0, maxViewed)
}
