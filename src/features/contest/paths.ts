import { contestWords } from '../../editions/url-words.ts'
import type { Market } from '../../markets/market.ts'

export const contestPaths = {
  start: (market: Market) => `/${contestWords[market.key]}/`,
  upload: (market: Market) => `/${contestWords[market.key]}/upload/`,
  /** '/photo-contest/photo-contest-2026/' (specification, section 2). */
  year: (market: Market, year: number) => `${contestStart(market)}${year}/`,
  image: (market: Market, year: number, slug: string) => `${contestStart(market)}${year}/${slug}/`,
}

/** Everything of the contest of a year begins so. */
export function contestStart(market: Market): string {
  const word = contestWords[market.key]
  return `/${word}/${word}-`
}
