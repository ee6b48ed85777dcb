import { later } from '../../domain/lazily.ts'
import type { Feature } from '../../routing/feature.ts'
import { feedUrls } from '../../urls/paths.ts'
import { securityTxtPath } from '../../urls/program-paths.ts'

export const seoFeature = {
  // What counts as a query is all of the site at once, made anew each time.
  endpoints: ({ deps, sitemaps }) => [
    { path: '/robots.txt', get: later(async () => (await import('./robots.ts')).getRobots(deps)) },
    { path: securityTxtPath, get: later(async () => (await import('./robots.ts')).getSecurityTxt(deps)) },
    {
      path: '/sitemap.xml',
      get: later(async () => (await import('./sitemaps.ts')).getSitemapIndex(deps, sitemaps)),
      rate: 'query',
    },
    {
      path: '/sitemaps/:file',
      get: later(async () => (await import('./sitemaps.ts')).getSitemap(deps, sitemaps)),
      rate: 'query',
    },
    {
      path: feedUrls.blog,
      get: later(async () => (await import('./feeds.ts')).getFeed(deps, 'blog')),
      rate: 'query',
    },
    {
      path: feedUrls.lastMinute,
      get: later(async () => (await import('./feeds.ts')).getFeed(deps, 'lastMinute')),
      rate: 'query',
    },
    {
      path: '/llms.txt',
      get: later(async () => (await import('./llms.ts')).getLlms(deps)),
      rate: 'query',
    },
    {
      path: '/manifest.webmanifest',
      get: later(async () => (await import('./manifest.ts')).getManifest(deps)),
    },
  ],
} as const satisfies Feature
