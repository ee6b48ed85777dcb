import { type EditionKey, markets } from '../../src/markets/market.ts'

/** The words of the page's own edition, loaded when there is something to say. */
const loaders = {
  da: () => import('../../src/markets/messages/da/favorites.ts'),
  de: () => import('../../src/markets/messages/de/favorites.ts'),
  en: () => import('../../src/markets/messages/en/favorites.ts'),
} satisfies Record<EditionKey, unknown>

export async function loadTexts(root: Document) {
  const market = markets.find(({ key }) => key === root.documentElement.lang) ?? markets[0]
  const { favorites } = await loaders[market.key]()
  return { market, texts: favorites }
}
export type LoadedTexts = Awaited<ReturnType<typeof loadTexts>>
