import { decodeEntities } from '../../domain/plain-text.ts'
import { MarkdownText, words } from './markdown-text.ts'

/** Elements without readable text. */
const skipped = /^(script|style|svg|form|button|template|dialog|select|noscript|iframe|video)$/
const alone = /^(br|hr|img|input|source|meta|link|path|use|col|wbr)$/
const marks: Record<string, string> = { strong: '**', b: '**', em: '_', i: '_' }
/** Inline elements that only CSS separates from the text before them. */
const beside = /^(a|span|time|strong|b|small|del|ins)$/
const blocks =
  /^(p|div|section|article|header|footer|nav|aside|ul|ol|dl|figure|figcaption|blockquote|details|summary|address|main|h[1-6]|dt|dd|caption)$/

interface Open {
  name: string
  end?: () => void
}

/**
 * Converts HTML of this site's renderer to Markdown, without hidden elements. Takes time in proportion to its length.
 * @param page URL of the page, to which links are relative
 */
export function toMarkdown(html: string, page: string): string {
  const text = new MarkdownText()
  const open: Open[] = []
  let skipping = 0
  for (const [, closing, name = '', attributes = '', written] of html.matchAll(tokens)) {
    if (written !== undefined) {
      if (skipping === 0) text.addText(words(written))
      continue
    }
    const isHidden = / (hidden=""|aria-hidden="true")/.test(attributes)
    if (skipping > 0 || skipped.test(name) || (isHidden && !closing)) {
      if (!alone.test(name)) skipping += closing ? -1 : 1
      continue
    }
    if (!closing) begin(name, attributes)
    else end(name)
  }
  return text.whole()

  function begin(name: string, attributes: string): void {
    if (blocks.test(name)) text.breakLine(2)
    if (beside.test(name)) text.standBeside()
    if (name === 'br') text.breakHere()
    else if (name === 'img') text.addText(pictureOf(attributes, page))
    if (!alone.test(name)) open.push({ name, end: endOf(name, attributes) })
  }

  function end(name: string): void {
    const at = open.findLastIndex((each) => each.name === name)
    if (at >= 0) for (const each of open.splice(at).reverse()) each.end?.()
  }

  /** Begins the block or mark of an element. @returns what ends it */
  function endOf(name: string, attributes: string): (() => void) | undefined {
    const mark = marks[name]
    if (name === 'ul' || name === 'ol') return text.list(name === 'ol' ? '1. ' : '- ')
    if (name === 'li') return text.item()
    if (name === 'table') return text.table()
    if (name === 'tr') return text.row()
    if (name === 'td' || name === 'th') return text.cell()
    if (/^h[1-6]$/.test(name)) return text.line(`${'#'.repeat(Number(name[1]))} `)
    if (name === 'dd') return text.line(': ')
    if (mark) return text.within((inner) => `${mark}${inner}${mark}`)
    if (name === 'a') {
      const target = absolute(attribute(attributes, 'href'), page)
      return text.within((label) => (target ? `[${label}](${target})` : label))
    }
    return blocks.test(name) ? () => text.breakLine(2) : undefined
  }
}

/** Tags, comments and texts, as React writes them: `<` and `>` in values are always escaped. */
const tokens = /<!--[^<]*?-->|<(\/?)([a-z][a-z0-9]*)([^<>]*)>|([^<]+)/g

function attribute(attributes: string, name: string): string {
  for (const [, key, value = ''] of attributes.matchAll(/([^\s="]+)(?:="([^"]*)")?/g)) if (key === name) return value
  return ''
}

function pictureOf(attributes: string, page: string): string {
  const alt = attribute(attributes, 'alt')
  const source = absolute(attribute(attributes, 'src'), page)
  return alt !== '' && source ? `![${words(alt)}](${source})` : ''
}

/** The absolute URL; null for one that leads nowhere. */
function absolute(value: string, page: string): string | null {
  const url = decodeEntities(value)
  if (url === '' || !URL.canParse(url, page)) return null
  const { href, protocol } = new URL(url, page)
  return /^(https?|mailto|tel):$/.test(protocol)
    ? href.replace(/[()]/g, (sign) => (sign === '(' ? '%28' : '%29'))
    : null
}
