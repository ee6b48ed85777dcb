import { errorTexts } from '../../contracts/error-texts.ts'
import type { Deps } from '../../deps.ts'
import { alternateLinks } from '../../document/head.ts'
import { today } from '../../domain/stays.ts'
import type { EditionKey, Market } from '../../markets/market.ts'
import type { ListedPage, Sitemaps } from '../../routing/feature.ts'
import { createRenderContext } from '../../routing/render-context.ts'
import { programTimeoutMs } from '../../services/deadline.ts'
import type { SiteRequest } from '../../site-context.ts'
import { mediaUrl } from '../../urls/media.ts'
import { countHouseSitemaps, listHouses } from './sitemap-houses.ts'
import { listPages, type PageGroup, pageGroups } from './sitemap-pages.ts'
import { xmlReply, xmlText } from './xml.ts'

const schema = 'http://www.sitemaps.org/schemas/sitemap/0.9'
/** Entries that are written at once. */
const chunk = 100

/** GET /sitemap.xml: the edition's sitemaps, those of entries with the day of their last change. */
export function answerSitemapIndex(deps: Deps, ofFeatures: Sitemaps) {
  const groups = Object.entries({ ...sitemapsOfEntries(deps), ...ofFeatures })
  return async function answerIndexOfEdition(c: SiteRequest): Promise<Response> {
    const market = c.get('market')
    const context = createRenderContext(c, deps, { timeoutMs: programTimeoutMs })
    const [houses, ...pages] = await Promise.all([
      countHouseSitemaps(context),
      ...groups.map(([, list]) => list(context, market)),
    ])
    const maps = [
      ...Array.from({ length: houses }, (_, index) => ({ name: `houses-${index + 1}`, changed: null })),
      ...groups.flatMap(([name], index) => (pages[index]?.length ? [{ name, changed: lastChange(pages[index]) }] : [])),
    ]
    const origin = deps.origins(new URL(c.req.url))[market.key]
    const entries = maps.map(
      ({ name, changed }) => `<sitemap><loc>${origin}/sitemaps/${name}.xml</loc>${lastmod(changed)}</sitemap>\n`,
    )
    return xmlReply([`${head}<sitemapindex xmlns="${schema}">\n`, ...entries, '</sitemapindex>\n'])
  }
}

/** GET /sitemaps/{group}.xml, /sitemaps/houses-{number}.xml */
export function answerSitemap(deps: Deps, ofFeatures: Sitemaps) {
  const groups: Sitemaps = { ...sitemapsOfEntries(deps), ...ofFeatures }
  return async function answerSitemapOfGroup(c: SiteRequest): Promise<Response> {
    const market = c.get('market')
    const listed = await listedOf(deps, groups, c, market)
    if (!listed?.length) return c.text(errorTexts.unmatchedRoute(c.req.path), 404)
    return xmlReply(writeSitemap(listed, market.key, deps.origins(new URL(c.req.url))))
  }
}

async function listedOf(deps: Deps, groups: Sitemaps, c: SiteRequest, market: Market): Promise<ListedPage[] | null> {
  const [, name = ''] = /^\/sitemaps\/([a-z]+(?:-[1-9]\d{0,3})?)\.xml$/.exec(c.req.path) ?? []
  const context = createRenderContext(c, deps, { timeoutMs: programTimeoutMs })
  if (Object.hasOwn(groups, name)) return groups[name]?.(context, market) ?? null
  const [, number] = /^houses-(\d+)$/.exec(name) ?? []
  return number === undefined ? null : listHouses(context, market, Number(number))
}

const head = '<?xml version="1.0" encoding="UTF-8"?>\n'

function* writeSitemap(pages: readonly ListedPage[], edition: EditionKey, origins: Record<EditionKey, string>) {
  yield `${head}<urlset xmlns="${schema}" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n`
  for (let start = 0; start < pages.length; start += chunk) {
    yield pages
      .slice(start, start + chunk)
      .map((page) => entryOf(page, edition, origins))
      .join('')
  }
  yield '</urlset>\n'
}

/** The same alternates that the page's own head names. */
function entryOf(
  { path, alternates, changed, images }: ListedPage,
  edition: EditionKey,
  origins: Record<EditionKey, string>,
) {
  const links = alternateLinks(alternates, origins).map(
    ({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${xmlText(href)}"/>`,
  )
  const pictures = images.map(
    (image) => `<image:image><image:loc>${xmlText(origins[edition] + mediaUrl(image, 1280))}</image:loc></image:image>`,
  )
  const location = `<loc>${xmlText(origins[edition] + path)}</loc>`
  return `<url>${location}${lastmod(changed)}${links.join('')}${pictures.join('')}</url>\n`
}

function lastmod(day: string | null): string {
  return day === null ? '' : `<lastmod>${day}</lastmod>`
}

function lastChange(pages: readonly ListedPage[] = []): string | null {
  return pages.reduce<string | null>((last, { changed }) => (changed && changed > (last ?? '') ? changed : last), null)
}

function sitemapsOfEntries({ now }: Deps): Sitemaps {
  const names = Object.keys(pageGroups) as PageGroup[]
  const list =
    (group: PageGroup): Sitemaps[string] =>
    (context, market) =>
      listPages(context, market, group, today(now()))
  return Object.fromEntries(names.map((name) => [name, list(name)]))
}
