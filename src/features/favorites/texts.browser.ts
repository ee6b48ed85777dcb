import { favoriteTexts } from '../../editions/favorite-texts.ts'
import { markets } from '../../markets/market.ts'

/** The words of the page's own edition, loaded when there is something to say. */
export async function loadTexts(root: Document) {
  const market = markets.find(({ key }) => key === root.documentElement.lang) ?? markets[0]
  const { favorites } = await favoriteTexts[market.key]()
  return { market, texts: favorites }
}
export type LoadedTexts = Awaited<ReturnType<typeof loadTexts>>
