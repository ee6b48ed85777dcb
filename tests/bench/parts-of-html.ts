import { brotliCompressSync } from 'node:zlib'

/** A part of a page: what it is called, and how many bytes. */
export type PartOfHtml = readonly [name: string, bytes: number]

/** In the order in which bytes are assigned: nested parts are taken out first. */
const parts: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['head', /^[\s\S]*?<\/head>/],
  ['header', /<body>[\s\S]*?(?=<main)/],
  ['footer', /<footer[\s\S]*<\/footer>/],
  ['structured data', /<script type="application\/ld\+json"[\s\S]*?<\/script>/g],
  ['props of islands', / props="[^"]*"/g],
  ['cards', /<article class="card"[\s\S]*?<\/article>/g],
  ['filters', /<(\w+)[^>]* id="filters"[\s\S]*?<\/form>/],
  ['calendar', /<div class="calendar"[\s\S]*?<ul class="legend"/g],
  ['pictures', /<ul class="mosaic"[\s\S]*?<\/ul>/g],
  ['prices by arrival and length', /<section class="part" id="matrix"[\s\S]*?<\/section>/g],
]

/** Bytes of each part that the page has, and of what is in none of them. */
export function partsOfHtml(html: string): PartOfHtml[] {
  let rest = html
  const found = parts.map(([name, pattern]): PartOfHtml => {
    let bytes = 0
    rest = rest.replace(pattern, (text) => {
      bytes += Buffer.byteLength(text)
      return ''
    })
    return [name, bytes]
  })
  return [...found.filter(([, bytes]) => bytes > 0), ['other', Buffer.byteLength(rest)]]
}

export function brotliBytes(text: string): number {
  return brotliCompressSync(text).length
}
