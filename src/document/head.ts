import { clientAssets } from 'virtual:client-assets'
import { html, raw } from 'hono/html'
import type { HeadFacts } from '../contracts/payload.ts'
import { maxOfDescription, shortText } from '../domain/plain-text.ts'
import { internationalEdition } from '../editions/table.ts'
import { buildAttribute, ownPageAttribute, pageAttribute } from '../islands/protocol.ts'
import { type Market, markets } from '../markets/market.ts'
import { messagesOf } from '../markets/messages/messages.ts'
import type { Head } from '../routing/page.ts'
import { feedUrls } from '../urls/feeds.ts'
import { needsFullLoad } from '../urls/needs-full-load.ts'
import { markdownPath } from '../urls/page-path.ts'
import { darkSurface, themeColor } from './installed.ts'

export interface HeadFrame {
  market: Market
  brand: string
  nonce: string
  /** Origin of each edition's main host, for absolute URLs. */
  origins: Record<Market['key'], string>
  cookieDomain: string
  /** Name of the page record. */
  page: string
  /** One visitor's own, by its path. */
  isOwn: boolean
}

export function headFacts(
  head: Head,
  { market, brand, origins }: Pick<HeadFrame, 'market' | 'brand' | 'origins'>,
): HeadFacts {
  const own = origins[market.key]
  return {
    title: head.title.includes(brand) ? head.title : `${head.title} · ${brand}`,
    description: head.description ? shortText(head.description, maxOfDescription) : null,
    robots: head.robots ?? null,
    canonical: head.canonical ? own + head.canonical : null,
    alternates: alternateLinks(head.alternates, origins),
    image: head.image ? own + head.image : null,
    styles: (head.sheets ?? []).flatMap((name) => clientAssets.sheets[name] ?? []),
  }
}

/** Everything up to and with the opening of <body>. */
export async function renderHead(head: Head, frame: HeadFrame): Promise<string> {
  const { market, nonce } = frame
  const facts = headFacts(head, frame)
  return String(
    await html`<!doctype html>
<html lang="${market.key}" ${raw(buildAttribute)}="${clientAssets.buildId}" ${raw(pageAttribute)}="${frame.page}" ${raw(frame.cookieDomain ? html`data-cookie-domain="${frame.cookieDomain}"` : '')} ${raw(frame.isOwn ? ownPageAttribute : '')}>
<head>
<meta charset="utf-8">
<title>${facts.title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="theme-color" content="${darkSurface}" media="(prefers-color-scheme: dark)">
<meta name="theme-color" content="${themeColor}">
${facts.description ? html`<meta name="description" content="${facts.description}">` : ''}
${facts.robots ? html`<meta name="robots" content="${facts.robots}">` : ''}
${facts.canonical ? html`<link rel="canonical" href="${facts.canonical}">` : ''}
${facts.alternates.map(({ hreflang, href }) => html`<link rel="alternate" hreflang="${hreflang}" href="${href}">`)}
${facts.canonical && !facts.robots && !needsFullLoad(head.canonical ?? '') ? html`<link rel="alternate" type="text/markdown" href="${markdownPath(facts.canonical)}">` : ''}
${feedLinks(market)}
${clientAssets.inline === '' ? '' : html`<script nonce="${nonce}">${raw(clientAssets.inline)}</script>`}
${[...clientAssets.styles, ...facts.styles].map((style) => html`<link rel="stylesheet" href="${style}">`)}
${clientAssets.fonts.map((font) => html`<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`)}
${preloadedImage(head)}
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="manifest" href="/manifest.webmanifest">
${clientAssets.scripts.map((script) => html`<script type="module" src="${script}" nonce="${nonce}"></script>`)}
${openGraph(facts, frame)}
</head>
<body>`,
  )
}

/** The page in each edition that has it, as its head and the sitemaps say it. */
export function alternateLinks(alternates: Head['alternates'], origins: HeadFrame['origins']): HeadFacts['alternates'] {
  const links = markets.flatMap(({ key, locale }) => {
    const path = alternates?.[key]
    return path ? [{ hreflang: locale as string, href: origins[key] + path }] : []
  })
  const international = alternates?.[internationalEdition]
  return international
    ? [...links, { hreflang: 'x-default', href: origins[internationalEdition] + international }]
    : links
}

function feedLinks(market: Market) {
  const { blog, front } = messagesOf(market)
  const link = (url: string, title: string) =>
    html`<link rel="alternate" type="application/rss+xml" title="${title}" href="${url}">`
  return html`${link(feedUrls.blog, blog.allPosts)}${link(feedUrls.lastMinute, front.lastMinuteTitle)}`
}

function preloadedImage(head: Head) {
  const image = head.preloadImage
  if (!image) return ''
  return html`<link rel="preload" as="image" imagesrcset="${image.srcset}" imagesizes="${image.sizes}" fetchpriority="high">`
}

function openGraph({ title, description, image, canonical }: HeadFacts, { market, brand }: HeadFrame) {
  return html`<meta property="og:type" content="website">
<meta property="og:site_name" content="${brand}">
<meta property="og:locale" content="${market.formatLocale.replace('-', '_')}">
<meta property="og:title" content="${title}">
${canonical ? html`<meta property="og:url" content="${canonical}">` : ''}
${description ? html`<meta property="og:description" content="${description}">` : ''}
${image ? html`<meta property="og:image" content="${image}">` : ''}
<meta name="twitter:card" content="${image ? 'summary_large_image' : 'summary'}">`
}
