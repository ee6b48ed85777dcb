import type { Market } from '../../markets/market.ts'
import { pagePolicy, type Route } from '../../urls/route.ts'
import { contestPaths, contestStart } from './paths.ts'

export const contestRoutes = {
  'contest-upload': {
    path: contestPaths.upload,
    visibility: 'private',
    takesForms: true,
    takesPictures: true,
    middleware: ['picture'],
    sitemap: true,
  },
  'contest-image': {
    path: (market) => `${contestYear(market)}:slug{[a-z0-9-]{1,120}}/`,
    visibility: 'shared',
    cachePolicy: pagePolicy,
  },
  'contest-year': {
    path: contestYear,
    visibility: 'shared',
    cachePolicy: pagePolicy,
    numbered: true,
    middleware: ['picture'],
  },
} as const satisfies Record<string, Route>

/** '/photo-contest/photo-contest-2026/' (specification, section 2). */
function contestYear(market: Market): string {
  const [, word, start] = contestStart(market).split('/')
  return `/${word}/:contest{${start}\\d{4}}/`
}
