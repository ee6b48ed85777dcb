import { type Picture, pictures } from '../pictures/catalogue.ts'
import { toAsset } from './entry.ts'

type Wish = Partial<Pick<Picture, 'kind' | 'tag' | 'season' | 'hour' | 'style'>>

/**
 * A link to a picture of the catalogue. Of the wish, what the catalogue cannot meet gives way in the order hour, season,
 * style, tag; `turn` chooses among those that remain, so that neighbours differ.
 */
export function picture(wish: Wish, turn = 0) {
  const found = candidates(wish)
  const chosen = found[turn % Math.max(1, found.length)]
  if (!chosen) throw new Error('The catalogue of pictures is empty')
  return toAsset(assetId(chosen))
}

function candidates(wish: Wish): readonly Picture[] {
  const giveWay = ['hour', 'season', 'style', 'tag', 'kind'] as const
  for (let given = 0; given <= giveWay.length; given += 1) {
    const kept = Object.entries(wish).filter(([key]) => !giveWay.slice(0, given).some((each) => each === key))
    const found = pictures.filter((each) => kept.every(([key, value]) => each[key as keyof Wish] === value))
    if (found.length > 0) return found
  }
  return []
}

function assetId({ id }: Picture): string {
  return `picture-${id}`
}

/** Every picture of the catalogue as an asset, in the columns of the table `asset` behind its locale. */
export const assets = pictures.map((each) => ({ ...each, assetId: assetId(each), url: `pictures/${each.id}` }))
