import { type EditionKey, markets } from '../../src/markets/market.ts'

/** The words of the page's own edition, loaded when there is something to say. */
const loaders = {
  da: () => import('./texts/da.ts'),
  de: () => import('./texts/de.ts'),
  en: () => import('./texts/en.ts'),
} satisfies Record<EditionKey, unknown>

export async function loadDeviceTexts(root: Document) {
  const market = markets.find(({ key }) => key === root.documentElement.lang) ?? markets[0]
  const { device, find } = await loaders[market.key]()
  return { market, device, find }
}
export type DeviceTexts = Awaited<ReturnType<typeof loadDeviceTexts>>
