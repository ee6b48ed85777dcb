import { deviceTexts } from '../../src/editions/device-texts.ts'
import { markets } from '../../src/markets/market.ts'

/** The words of the page's own edition, loaded when there is something to say. */
export async function loadDeviceTexts(root: Document) {
  const market = markets.find(({ key }) => key === root.documentElement.lang) ?? markets[0]
  const { device, find } = await deviceTexts[market.key]()
  return { market, device, find }
}
export type DeviceTexts = Awaited<ReturnType<typeof loadDeviceTexts>>
