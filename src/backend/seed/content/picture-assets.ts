import { type Picture, pictures } from '../pictures/catalogue.ts'
import { toAsset } from './entry.ts'

type Wish = Partial<Pick<Picture, 'kind' | 'tag' | 'season' | 'hour' | 'style'>>

/**
 * A link to a picture of the catalogue. Of the wish, what the catalogue cannot meet gives way: hour, season and style
 * first, then the kind, then all but the kind. `turn` chooses among those that remain, so that neighbours differ.
 */
export function picture(wish: Wish, turn = 0) {
  const found = candidates(wish)
  const chosen = found[turn % Math.max(1, found.length)]
  if (!chosen) throw new Error('The catalogue of pictures is empty')
  return toAsset(assetId(chosen))
}

/** A certain picture; null when the catalogue does not have it. */
export function pictureNamed(id: string) {
  const found = pictures.find((each) => each.id === id)
  return found ? toAsset(assetId(found)) : null
}

function candidates({ kind, tag, style, season, hour }: Wish): readonly Picture[] {
  const wishes: Wish[] = [
    { kind, tag, style, season, hour },
    { kind, tag, style, season },
    { kind, tag, style },
  ]
  for (const wish of [...wishes, { kind, tag }, { tag }, { kind }]) {
    const wanted = Object.entries(wish).filter(([, value]) => value !== undefined)
    const found = pictures.filter((each) => wanted.every(([key, value]) => each[key as keyof Wish] === value))
    if (found.length > 0 && wanted.length > 0) return found
  }
  return pictures
}

function assetId({ id }: Picture): string {
  return `picture-${id}`
}

/** Every picture of the catalogue as an asset, in the columns of the table `asset` behind its locale. */
export const assets = pictures.map((each) => ({ ...each, assetId: assetId(each), url: `pictures/${each.id}` }))
