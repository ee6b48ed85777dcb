import { slugify } from '../../domain/slugs.ts'
import { contestWords } from '../../editions/url-words.ts'
import type { Market } from '../../markets/market.ts'
import type { PhotoContestImage } from './contract.ts'

/** Pictures of the same title are told apart by the end of their ids. */
const markLength = 6

/** What its page is called in the URL: 'third-sandbank-a1b2c3'. The same for an id whatever its capitals. */
export function contestImageSlug({ imageSlug, sys }: Pick<PhotoContestImage, 'imageSlug' | 'sys'>): string {
  return `${slugify(imageSlug)}-${markOf(sys.id)}`
}

/** The slug that the editors see, without the mark; null for what no picture's page is called. */
export function slugOfContestImage(slug: string): string | null {
  return /^([a-z0-9-]+)-[a-z0-9]{1,6}$/.exec(slug)?.[1] ?? null
}

function markOf(id: string): string {
  return id
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .slice(-markLength)
}

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
