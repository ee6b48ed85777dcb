import { endpoints } from '../../contracts/endpoints.ts'
import type { Deps } from '../../deps.ts'
import { pricesWords } from '../../editions/url-words.ts'
import { type Market, markets } from '../../markets/market.ts'
import type { SiteRequest } from '../../site-context.ts'
import { href } from '../../urls/paths.ts'
import { previewPaths, programFolders, securityTxtPath } from '../../urls/program-paths.ts'
import { startsOf } from '../../urls/routes.ts'

/** Programs that answer people with what they find here, with a link: they read what search engines read. */
const assistants = [
  'OAI-SearchBot',
  'ChatGPT-User',
  'PerplexityBot',
  'Perplexity-User',
  'Claude-SearchBot',
  'Claude-User',
  'DuckAssistBot',
  'MistralAI-User',
]
/** Programs that gather texts for models to learn from. */
const trainers = [
  'GPTBot',
  'ClaudeBot',
  'anthropic-ai',
  'Google-Extended',
  'Applebot-Extended',
  'Meta-ExternalAgent',
  'CCBot',
  'Bytespider',
  'cohere-ai',
  'Diffbot',
]

/** One visitor's own, and what is no page. */
const closed = [
  ...startsOf(({ robots }) => robots === 'disallow'),
  ...['/editor/', previewPaths.begin, ...programFolders, '/*_payload.json'],
]
/** Parameters of a stay in a house's URL: all lead to the same page. */
const stayKeys = ['arrival', 'duration', 'month', 'quote', 'whole']
/** Documented for programs. */
const open = [
  ...Object.values(endpoints).flatMap((endpoint) => ('robots' in endpoint ? [] : [endpoint.path])),
  '/api/openapi.json',
]

/** GET /robots.txt (RFC 9309). A program with a group of its own reads no other: every group has all of its rules. */
export function getRobots({ variables, origins }: Deps) {
  return function getRobotsOfHost(c: SiteRequest): Response {
    const market = c.get('market')
    const rules = rulesOf(market)
    const mayTrain = variables.TRAINING_BOTS === 'yes'
    const groups = [
      group(['*', ...assistants, ...(mayTrain ? trainers : [])], rules),
      ...(mayTrain ? [] : [group(trainers, ['Disallow: /'])]),
    ]
    const sitemap = `Sitemap: ${origins(new URL(c.req.url))[market.key]}/sitemap.xml`
    return c.text(`${[...groups, sitemap].join('\n\n')}\n`, 200, { 'cache-control': 'public, max-age=3600' })
  }
}

/** Of a search its further pages are read, for houses are linked from there; what else can be chosen is noise. */
function rulesOf(market: Market): string[] {
  const search = href.search(market)
  return [
    ...closed.map((path) => `Disallow: ${path}`),
    ...open.map((path) => `Allow: ${path}`),
    // Each removable criterion is one more URL of the same houses.
    ...[search, href.find(), href.compare(), href.housesTogether()].map((path) => `Disallow: ${path}?`),
    `Disallow: /${pricesWords[market.key]}/*?`,
    ...['page', 'result'].flatMap((key) => [`Allow: ${search}?${key}=`, `Disallow: ${search}?${key}=*&`]),
    ...stayKeys.map((key) => `Disallow: /*?*${key}=`),
  ]
}

function group(agents: readonly string[], rules: readonly string[]): string {
  return [...agents.map((agent) => `User-agent: ${agent}`), ...rules].join('\n')
}

/** Days until a copy of the file expires: an unmaintained file expires with the site. */
const validDays = 180
const dayMs = 24 * 60 * 60 * 1000

/** GET /.well-known/security.txt (RFC 9116); without a configured contact there is none. */
export function getSecurityTxt({ variables, origins, now }: Deps) {
  return function getSecurityTxtOfHost(c: SiteRequest): Response {
    const { SECURITY_CONTACT: contact } = variables
    if (contact === '') return c.text('Not Found', 404, { 'cache-control': 'public, max-age=3600' })
    // Whole days, so that it is one text for a day.
    const expires = new Date((Math.floor(now().getTime() / dayMs) + validDays) * dayMs).toISOString()
    const lines = [
      `Contact: ${contact}`,
      `Expires: ${expires}`,
      `Preferred-Languages: ${markets.map(({ key }) => key).join(', ')}`,
      `Canonical: ${origins(new URL(c.req.url))[c.get('market').key]}${securityTxtPath}`,
    ]
    return c.text(`${lines.join('\n')}\n`, 200, { 'cache-control': 'public, max-age=3600' })
  }
}
