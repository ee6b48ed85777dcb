import type { Each } from './table.ts'

export const searchPaths: Each<string> = { da: '/soeg/', de: '/suche/', en: '/search/' }

export const howWeSortPaths: Each<string> = {
  da: '/raekkefolgen-af-husene/',
  de: '/reihenfolge-der-haeuser/',
  en: '/how-we-sort/',
}

/** The contest's word in its URLs (specification, section 2). */
export const contestWords: Each<string> = { da: 'fotokonkurrence', de: 'fotowettbewerb', en: 'photo-contest' }

/** First word of the URLs of areas' prices. */
export const pricesWords: Each<string> = { da: 'priser', de: 'preise', en: 'prices' }
