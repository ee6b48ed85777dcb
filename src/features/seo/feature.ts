import type { Feature } from '../../routing/feature.ts'
import { feedUrls } from '../../urls/feeds.ts'
import { getFeed } from './feeds.ts'
import { getLlms } from './llms.ts'
import { getManifest } from './manifest.ts'
import { getRobots, getSecurityTxt, securityTxtPath } from './robots.ts'
import { getSitemap, getSitemapIndex } from './sitemaps.ts'

export const seoFeature = {
  // What counts as a query is all of the site at once, made anew each time.
  endpoints: ({ deps, sitemaps }) => [
    { path: '/robots.txt', get: getRobots(deps) },
    { path: securityTxtPath, get: getSecurityTxt(deps) },
    { path: '/sitemap.xml', get: getSitemapIndex(deps, sitemaps), rate: 'query' },
    { path: '/sitemaps/:file', get: getSitemap(deps, sitemaps), rate: 'query' },
    { path: feedUrls.blog, get: getFeed(deps, 'blog'), rate: 'query' },
    { path: feedUrls.lastMinute, get: getFeed(deps, 'lastMinute'), rate: 'query' },
    { path: '/llms.txt', get: getLlms(deps), rate: 'query' },
    { path: '/manifest.webmanifest', get: getManifest(deps) },
  ],
} as const satisfies Feature
