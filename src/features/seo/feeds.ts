import { blogsQuery } from '../../contracts/queries/blog.ts'
import type { Deps } from '../../deps.ts'
import { lastMinuteRequest } from '../../domain/search-request.ts'
import { formatDate, formatMoney } from '../../markets/formats.ts'
import type { Market } from '../../markets/market.ts'
import { messagesOf } from '../../markets/messages/messages.ts'
import type { RenderContext } from '../../routing/page.ts'
import { createRenderContext } from '../../routing/render-context.ts'
import { programTimeoutMs } from '../../services/deadline.ts'
import type { SiteRequest } from '../../site-context.ts'
import { feedUrls, href } from '../../urls/paths.ts'
import { xmlReply, xmlText } from './xml.ts'

interface Feed {
  title: string
  description: string
  /** Path of the page that it follows. */
  path: string
  items: FeedItem[]
}

interface FeedItem {
  title: string
  path: string
  /** Never given to another item. */
  id: string
  text: string
  /** ISO day. */
  published?: string
}

type ReadFeed = (context: RenderContext, market: Market) => Promise<Feed>

const maxItems = 30

/** GET /feeds/blog.xml, /feeds/last-minute.xml: RSS 2.0, one of each edition. */
export function getFeed(deps: Deps, name: keyof typeof feeds) {
  return async function getFeedOfEdition(c: SiteRequest): Promise<Response> {
    const market = c.get('market')
    const feed = await feeds[name](createRenderContext(c, deps, { timeoutMs: programTimeoutMs }), market)
    const origin = deps.origins(new URL(c.req.url))[market.key]
    const title = `${feed.title} · ${deps.variables.BRAND}`
    return xmlReply(writeFeed({ ...feed, title }, origin, feedUrls[name], market), 'application/rss+xml')
  }
}

const feeds = { blog: readBlog, lastMinute: readLastMinute } satisfies Record<string, ReadFeed>

async function readBlog({ services, routes }: RenderContext, market: Market): Promise<Feed> {
  const [{ posts }, settings] = await Promise.all([
    services.content.query(blogsQuery, { locale: market.locale, limit: maxItems, skip: 0, where: {} }),
    routes.settings(market),
  ])
  const page = settings && (await routes.path(market, settings.specificPages.blog))
  const { allPosts } = messagesOf(market).blog
  return {
    title: page?.title ?? allPosts,
    description: allPosts,
    path: page?.path ?? href.home(),
    items: posts.flatMap(({ id, title, path, excerpt, datePublished }) =>
      path === null ? [] : [{ id, title, path, text: excerpt, published: datePublished }],
    ),
  }
}

async function readLastMinute({ services }: RenderContext, market: Market): Promise<Feed> {
  const { hits } = await services.search.lodgings(lastMinuteRequest(market.id, maxItems))
  const { lastMinuteTitle, lastMinuteLead } = messagesOf(market).front
  return {
    title: lastMinuteTitle,
    description: lastMinuteLead,
    path: href.home(),
    items: hits.map(({ id, title, name, city, date, duration, totalPrice }) => {
      const stay = date && duration ? `?arrival=${date}&duration=${duration}` : ''
      return {
        id: `${id}:${date}:${duration}:${totalPrice}`,
        title,
        path: href.lodging(market, name) + stay,
        text: [city, date && formatDate(market, date, 'date'), formatMoney(market, totalPrice)]
          .filter(Boolean)
          .join(' · '),
      }
    }),
  }
}

function writeFeed(
  { title, description, path, items }: Feed,
  origin: string,
  url: string,
  { locale }: Market,
): string[] {
  const entries = items.map(
    (item) =>
      `<item><title>${xmlText(item.title)}</title><link>${xmlText(origin + item.path)}</link><guid isPermaLink="false">${xmlText(item.id)}</guid><description>${xmlText(item.text)}</description>${item.published ? `<pubDate>${new Date(item.published).toUTCString()}</pubDate>` : ''}</item>\n`,
  )
  return [
    `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>\n`,
    `<title>${xmlText(title)}</title><link>${xmlText(origin + path)}</link><description>${xmlText(description)}</description><language>${locale.toLowerCase()}</language><atom:link href="${origin}${url}" rel="self" type="application/rss+xml"/>\n`,
    ...entries,
    '</channel></rss>\n',
  ]
}
