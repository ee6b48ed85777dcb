import { clientAssets } from 'virtual:client-assets'
import type { HeadFacts } from '../contracts/payload.ts'
import { maxOfDescription, shortText } from '../domain/plain-text.ts'
import { internationalEdition } from '../editions/table.ts'
import { buildAttribute, ownPageAttribute, pageAttribute } from '../islands/protocol.ts'
import { type Market, markets } from '../markets/market.ts'
import { messagesOf } from '../markets/messages/messages.ts'
import type { Head } from '../routing/page.ts'
import { escaped } from '../ui/written-html.ts'
import { needsFullLoad } from '../urls/needs-full-load.ts'
import { markdownPath, splitPageNumber } from '../urls/page-path.ts'
import { feedUrls } from '../urls/paths.ts'
import { darkSurface, themeColor } from './installed.ts'

export interface HeadOptions {
  market: Market
  brand: string
  nonce: string
  /** Origin of each edition's main host, for absolute URLs. */
  origins: Record<Market['key'], string>
  cookieDomain: string
  /** Name of the page record. */
  page: string
  /** Whether the path is one visitor's own. */
  isOwn: boolean
}

export function headFacts(
  head: Head,
  { market, brand, origins }: Pick<HeadOptions, 'market' | 'brand' | 'origins'>,
): HeadFacts {
  const own = origins[market.key]
  return {
    title: head.title.includes(brand) ? head.title : `${head.title} · ${brand}`,
    description: head.description ? shortText(head.description, maxOfDescription) : null,
    robots: head.robots ?? null,
    canonical: head.canonical ? own + head.canonical : null,
    // Another edition's page N has other contents, if it is there at all.
    alternates: splitPageNumber(head.canonical ?? '').page > 1 ? [] : alternateLinks(head.alternates, origins),
    image: head.image ? own + head.image : null,
    styles: (head.sheets ?? []).flatMap((name) => clientAssets.sheets[name] ?? []),
  }
}

/** The document up to and including `<body>`. */
export function renderHead(head: Head, options: HeadOptions): string {
  const { market, nonce } = options
  const facts = headFacts(head, options)
  const { description, robots, canonical } = facts
  const isFound = canonical !== null && robots === null && !needsFullLoad(head.canonical ?? '')
  return [
    `<!doctype html>
<html${attributes({
      lang: market.key,
      [buildAttribute]: clientAssets.buildId,
      [pageAttribute]: options.page,
      'data-cookie-domain': options.cookieDomain || null,
    })}${options.isOwn ? ` ${ownPageAttribute}` : ''}>
<head>
<meta charset="utf-8">
<title>${escaped(facts.title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="theme-color" content="${darkSurface}" media="(prefers-color-scheme: dark)">
<meta name="theme-color" content="${themeColor}">`,
    description ? tag('meta', { name: 'description', content: description }) : '',
    robots ? tag('meta', { name: 'robots', content: robots }) : '',
    canonical ? tag('link', { rel: 'canonical', href: canonical }) : '',
    ...facts.alternates.map((alternate) => tag('link', { rel: 'alternate', ...alternate })),
    isFound ? tag('link', { rel: 'alternate', type: 'text/markdown', href: markdownPath(canonical) }) : '',
    feedLinks(market),
    clientAssets.inline === '' ? '' : `<script nonce="${nonce}">${clientAssets.inline}</script>`,
    ...[...clientAssets.styles, ...facts.styles].map((href) => tag('link', { rel: 'stylesheet', href })),
    ofEveryPage,
    preloadedImage(head),
    ...clientAssets.scripts.map((src) => `<script${attributes({ type: 'module', src, nonce })}></script>`),
    openGraph(facts, options),
    '</head>\n<body>',
  ]
    .filter(Boolean)
    .join('\n')
}

function tag(name: 'meta' | 'link', values: Record<string, string>): string {
  return `<${name}${attributes(values)}>`
}

/** Attributes with a value. */
function attributes(values: Record<string, string | null>): string {
  let written = ''
  for (const [name, value] of Object.entries(values)) if (value !== null) written += ` ${name}="${escaped(value)}"`
  return written
}

const ofEveryPage = [
  ...clientAssets.fonts.map((font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`),
  '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
  '<link rel="manifest" href="/manifest.webmanifest">',
].join('\n')

/** Links to the alternates of a page, for its head and the sitemaps. */
export function alternateLinks(
  alternates: Head['alternates'],
  origins: HeadOptions['origins'],
): HeadFacts['alternates'] {
  const links = markets.flatMap(({ key, locale }) => {
    const path = alternates?.[key]
    return path ? [{ hreflang: locale as string, href: origins[key] + path }] : []
  })
  const international = alternates?.[internationalEdition]
  return international
    ? [...links, { hreflang: 'x-default', href: origins[internationalEdition] + international }]
    : links
}

function feedLinks(market: Market): string {
  const { blog, front } = messagesOf(market)
  const link = (href: string, title: string) =>
    tag('link', { rel: 'alternate', type: 'application/rss+xml', title, href })
  return link(feedUrls.blog, blog.allPosts) + link(feedUrls.lastMinute, front.lastMinuteTitle)
}

function preloadedImage({ preloadImage: image }: Head): string {
  if (!image) return ''
  const { srcset, sizes } = image
  return tag('link', { rel: 'preload', as: 'image', imagesrcset: srcset, imagesizes: sizes, fetchpriority: 'high' })
}

function openGraph({ title, description, image, canonical }: HeadFacts, { market, brand }: HeadOptions): string {
  const described = {
    'og:type': 'website',
    'og:site_name': brand,
    'og:locale': market.formatLocale.replace('-', '_'),
    'og:title': title,
    'og:url': canonical,
    'og:description': description,
    'og:image': image,
  }
  const tags = Object.entries(described).map(([property, content]) =>
    content ? tag('meta', { property, content }) : '',
  )
  return tags.join('') + tag('meta', { name: 'twitter:card', content: image ? 'summary_large_image' : 'summary' })
}
