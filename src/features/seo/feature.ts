import { lazyFunction } from '../../domain/lazy.ts'
import type { Feature } from '../../routing/feature.ts'
import { feedUrls } from '../../urls/paths.ts'
import { securityTxtPath } from '../../urls/program-paths.ts'

export const seoFeature = {
  // Those that count as queries contain the whole site, and are not cached.
  endpoints: ({ deps, sitemaps }) => [
    { path: '/robots.txt', get: lazyFunction(async () => (await import('./robots.ts')).getRobots(deps)) },
    { path: securityTxtPath, get: lazyFunction(async () => (await import('./robots.ts')).getSecurityTxt(deps)) },
    {
      path: '/sitemap.xml',
      get: lazyFunction(async () => (await import('./sitemaps.ts')).getSitemapIndex(deps, sitemaps)),
      rate: 'query',
    },
    {
      path: '/sitemaps/:file',
      get: lazyFunction(async () => (await import('./sitemaps.ts')).getSitemap(deps, sitemaps)),
      rate: 'query',
    },
    {
      path: feedUrls.blog,
      get: lazyFunction(async () => (await import('./feeds.ts')).getFeed(deps, 'blog')),
      rate: 'query',
    },
    {
      path: feedUrls.lastMinute,
      get: lazyFunction(async () => (await import('./feeds.ts')).getFeed(deps, 'lastMinute')),
      rate: 'query',
    },
    {
      path: '/llms.txt',
      get: lazyFunction(async () => (await import('./llms.ts')).getLlms(deps)),
      rate: 'query',
    },
    {
      path: '/manifest.webmanifest',
      get: lazyFunction(async () => (await import('./manifest.ts')).getManifest(deps)),
    },
  ],
} as const satisfies Feature
