import * as v from 'valibot'
import { pictures as catalogue, type Picture } from '../pictures/catalogue.ts'
import { toAsset } from './links.ts'

/** Those of the catalogue that pages may show; the others are of houses alone. */
const pictures = catalogue.filter(({ editorial }) => editorial)

const PictureQuerySchema = v.object({
  kind: v.optional(v.string()),
  tag: v.optional(v.string()),
  season: v.optional(v.string()),
  hour: v.optional(v.string()),
  style: v.optional(v.string()),
  /** Chooses among those that remain, so that neighbours differ. */
  turn: v.optional(v.number(), 0),
})
type PictureQuery = Omit<v.InferOutput<typeof PictureQuerySchema>, 'turn'>

/**
 * A link to a picture of the catalogue: the one of that id, null when there is none, or one that fits the description.
 * Where none fits completely, it is loosened: hour, season and style first, then the kind, then all but the kind.
 */
export function picture(description: unknown) {
  if (typeof description === 'string') return linkTo(pictures.find(({ id }) => id === description))
  const { turn, ...query } = v.parse(PictureQuerySchema, description)
  const found = candidates(query)
  return linkTo(found[turn % Math.max(1, found.length)])
}

function linkTo(chosen: Picture | undefined) {
  return chosen ? toAsset(assetId(chosen)) : null
}

function candidates({ kind, tag, style, season, hour }: PictureQuery): readonly Picture[] {
  const queries: PictureQuery[] = [
    { kind, tag, style, season, hour },
    { kind, tag, style, season },
    { kind, tag, style },
    { kind, tag },
    { tag },
    { kind },
  ]
  for (const query of queries) {
    const criteria = Object.entries(query).filter(([, value]) => value !== undefined)
    const found = pictures.filter((each) => criteria.every(([key, value]) => each[key as keyof PictureQuery] === value))
    if (found.length > 0 && criteria.length > 0) return found
  }
  return pictures
}

function assetId({ id }: Picture): string {
  return `picture-${id}`
}

/** Each of them as an asset, in the columns of the table `asset` behind its locale. */
export const assets = pictures.map((each) => ({ ...each, assetId: assetId(each), url: `pictures/${each.id}` }))
