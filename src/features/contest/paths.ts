import { slugify } from '../../domain/slugs.ts'
import { contestWords } from '../../editions/url-words.ts'
import type { Market } from '../../markets/market.ts'
import type { PhotoContestImage } from './contract.ts'

/** Characters of the id that distinguish pictures of the same title. */
const markLength = 6

/** The slug of its page: 'third-sandbank-a1b2c3'. Capitals in the id do not matter. */
export function contestImageSlug({ imageSlug, sys }: Pick<PhotoContestImage, 'imageSlug' | 'sys'>): string {
  return `${slugify(imageSlug)}-${markOf(sys.id)}`
}

/** The editors' slug, without the end of the id; null for what is not a slug of a picture's page. */
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

/** The start of every path of a year's contest. */
export function contestStart(market: Market): string {
  const word = contestWords[market.key]
  return `/${word}/${word}-`
}
