import { markets } from '../markets/market.ts'
import { formFolder, href, shortlistFolder } from './paths.ts'

/** What a path begins with whose pages are one visitor's own: they are always loaded whole, never as a payload. */
export const fullLoads: readonly string[] = [
  href.booking(),
  href.favorites(),
  shortlistFolder,
  formFolder,
  href.comment(),
  href.smsSignup(),
  href.addOns(),
  href.taxCalculation(),
  href.cookieSettings(),
  ...markets.map(href.contestUpload),
  href.login(null),
  href.logout(),
  href.account(),
]

export function needsFullLoad(path: string): boolean {
  return fullLoads.some((start) => path.startsWith(start))
}
