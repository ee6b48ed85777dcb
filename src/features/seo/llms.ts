import type { MenuItem } from '../../contracts/route.ts'
import type { Deps } from '../../deps.ts'
import { createRenderContext } from '../../routing/render-context.ts'
import { programTimeoutMs } from '../../services/deadline.ts'
import type { SiteRequest } from '../../site-context.ts'
import { needsFullLoad } from '../../urls/needs-full-load.ts'
import { markdownPath } from '../../urls/page-path.ts'
import { feedUrls, href } from '../../urls/paths.ts'

/** GET /llms.txt: what a language model should know before it reads the edition (llmstxt.org). */
export function getLlms(deps: Deps) {
  return async function getLlmsOfEdition(c: SiteRequest): Promise<Response> {
    const market = c.get('market')
    const { routes } = createRenderContext(c, deps, { timeoutMs: programTimeoutMs })
    const [home, main, footer] = await Promise.all([
      routes.route(market, ''),
      routes.menu(market, 'main'),
      routes.menu(market, 'footer'),
    ])
    const { BRAND: brand, MCP_URL: mcp } = deps.variables
    const origin = deps.origins(new URL(c.req.url))[market.key]
    const pages = [...new Map([main, footer].flatMap((menu) => linksOf(menu?.items ?? [])))]
    const text = [
      `# ${brand}`,
      home?.kind === 'entry' ? `> ${home.description}` : '',
      `Language: ${market.locale}. Currency: ${market.currency}. A price shown for dates is the total: rent, booking fee and every compulsory charge. Metered utilities and any deposit are extra.`,
      '## Pages',
      pages.map(([path, label]) => `- [${label}](${origin}${markdownPath(path)})`).join('\n'),
      '## For programs',
      [
        `- Every page that search engines may show has its words as Markdown at its address followed by \`index.md\`; a house is at ${origin}/${market.lodgingPrefix}-{code}/index.md`,
        `- [Sitemap](${origin}/sitemap.xml): every page with the day of its last change`,
        `- [Read-only search, calendar and prices as JSON](${origin}/api/openapi.json): OpenAPI 3.1`,
        ...(mcp ? [`- [MCP server](${mcp}): search_homes, get_calendar, get_quote`] : []),
        ...Object.values(feedUrls).map((url) => `- [RSS](${origin}${url})`),
        `- People book at ${origin}${href.search(market)}; programs can't.`,
      ].join('\n'),
    ]
    return c.text(`${text.filter(Boolean).join('\n\n')}\n`, 200, { 'cache-control': 'public, max-age=3600' })
  }
}

/** Path and label of every page of this site in a menu that has an alternate. */
function linksOf(items: readonly MenuItem[]): [string, string][] {
  return items.flatMap(({ href: path, label, items: below }) => [
    ...(path?.startsWith('/') && !path.includes('?') && !needsFullLoad(path)
      ? [[path, label] satisfies [string, string]]
      : []),
    ...linksOf(below),
  ])
}
