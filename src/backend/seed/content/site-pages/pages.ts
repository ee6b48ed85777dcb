import type { SeededEntry } from '../entry.ts'
import { aboutPages } from './about.ts'
import { guidePages } from './guide.ts'
import { inspirationPages } from './inspiration.ts'
import { legalPages } from './legal.ts'
import { overviewPages } from './overviews.ts'
import { rankingPages } from './ranking.ts'
import { termsPages } from './terms.ts'

export const pageEntries: SeededEntry[] = [
  ...overviewPages,
  ...inspirationPages,
  ...guidePages,
  ...aboutPages,
  ...termsPages,
  ...rankingPages,
  ...legalPages,
]
