import { clientAssets } from 'virtual:client-assets'
import { html, raw } from 'hono/html'
import { type Market, markets } from '../markets/market.ts'
import type { Head } from '../routing/page.ts'

export interface HeadFrame {
  market: Market
  brand: string
  nonce: string
  /** Origin of each edition's main host, for absolute addresses. */
  origins: Record<Market['key'], string>
  cookieDomain: string
}

/** Everything up to and with the opening of <body>. */
export async function renderHead(head: Head, frame: HeadFrame): Promise<string> {
  const { market, nonce, origins } = frame
  const title = head.title === frame.brand ? head.title : `${head.title} · ${frame.brand}`
  return String(
    await html`<!doctype html>
<html lang="${market.key}" ${raw(frame.cookieDomain ? html`data-cookie-domain="${frame.cookieDomain}"` : '')}>
<head>
<meta charset="utf-8">
<title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="theme-color" content="#f6f2ea">
${head.description ? html`<meta name="description" content="${head.description}">` : ''}
${head.robots ? html`<meta name="robots" content="${head.robots}">` : ''}
${head.canonical ? html`<link rel="canonical" href="${origins[market.key] + head.canonical}">` : ''}
${alternates(head, origins)}
${clientAssets.fonts.map((font) => html`<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`)}
${clientAssets.styles.map((style) => html`<link rel="stylesheet" href="${style}">`)}
${preloadedImage(head)}
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${clientAssets.scripts.map((script) => html`<script type="module" src="${script}" nonce="${nonce}"></script>`)}
${openGraph(head, title, origins[market.key])}
${(head.structuredData ?? []).map((data) => structuredData(data, nonce))}
</head>
<body>`,
  )
}

function alternates(head: Head, origins: HeadFrame['origins']) {
  const twins = head.twins
  if (!twins) return ''
  const links = markets.flatMap((market) => {
    const path = twins[market.key]
    return path ? [html`<link rel="alternate" hreflang="${market.locale}" href="${origins[market.key] + path}">`] : []
  })
  return html`${links}${twins.en ? html`<link rel="alternate" hreflang="x-default" href="${origins.en + twins.en}">` : ''}`
}

function preloadedImage(head: Head) {
  const image = head.preloadImage
  if (!image) return ''
  return html`<link rel="preload" as="image" imagesrcset="${image.srcset}" imagesizes="${image.sizes}" fetchpriority="high">`
}

function openGraph(head: Head, title: string, origin: string) {
  return html`<meta property="og:title" content="${title}">
${head.description ? html`<meta property="og:description" content="${head.description}">` : ''}
${head.image ? html`<meta property="og:image" content="${origin + head.image}">` : ''}`
}

function structuredData(data: object, nonce: string) {
  const json = JSON.stringify(data).replace(/</g, '\\u003c')
  return html`<script type="application/ld+json" nonce="${nonce}">${raw(json)}</script>`
}
