import type { Feature } from '../../routing/feature.ts'
import { feedUrls } from '../../urls/feeds.ts'
import { answerFeed } from './feeds.ts'
import { answerLlms } from './llms.ts'
import { answerManifest } from './manifest.ts'
import { answerRobots } from './robots.ts'
import { securityTxtPath, serveSecurityTxt } from './security-txt.ts'
import { answerSitemap, answerSitemapIndex } from './sitemaps.ts'

export const seoFeature = {
  endpoints(app, { deps, sitemaps }) {
    app.get('/robots.txt', answerRobots(deps))
    app.get(securityTxtPath, serveSecurityTxt(deps))
    app.get('/sitemap.xml', answerSitemapIndex(deps, sitemaps))
    app.get('/sitemaps/:file', answerSitemap(deps, sitemaps))
    app.get(feedUrls.blog, answerFeed(deps, 'blog'))
    app.get(feedUrls.lastMinute, answerFeed(deps, 'lastMinute'))
    app.get('/llms.txt', answerLlms(deps))
    app.get('/manifest.webmanifest', answerManifest(deps))
  },
} as const satisfies Feature
