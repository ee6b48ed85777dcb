import type { Feature } from '../../routing/feature.ts'
import { feedUrls } from '../../urls/feeds.ts'
import { answerFeed } from './feeds.ts'
import { answerLlms } from './llms.ts'
import { answerManifest } from './manifest.ts'
import { answerRobots, securityTxtPath, serveSecurityTxt } from './robots.ts'
import { answerSitemap, answerSitemapIndex } from './sitemaps.ts'

export const seoFeature = {
  // What counts as a query is all of the site at once, made anew each time.
  endpoints: ({ deps, sitemaps }) => [
    { path: '/robots.txt', get: answerRobots(deps) },
    { path: securityTxtPath, get: serveSecurityTxt(deps) },
    { path: '/sitemap.xml', get: answerSitemapIndex(deps, sitemaps), rate: 'query' },
    { path: '/sitemaps/:file', get: answerSitemap(deps, sitemaps), rate: 'query' },
    { path: feedUrls.blog, get: answerFeed(deps, 'blog'), rate: 'query' },
    { path: feedUrls.lastMinute, get: answerFeed(deps, 'lastMinute'), rate: 'query' },
    { path: '/llms.txt', get: answerLlms(deps), rate: 'query' },
    { path: '/manifest.webmanifest', get: answerManifest(deps) },
  ],
} as const satisfies Feature
