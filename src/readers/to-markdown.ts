/** What nobody reads: controls, pictures' drawings, and what stands for the eye alone. */
const skipped = /^(script|style|svg|form|button|template|dialog|select|noscript|iframe|video)$/
const alone = /^(br|hr|img|input|source|meta|link|path|use|col|wbr)$/
const marks: Record<string, string> = { strong: '**', b: '**', em: '_', i: '_' }
/** What stands beside the words before it, by its style alone. */
const beside = /^(span|time|strong|b|small|del|ins)$/
const blocks =
  /^(p|div|section|article|header|footer|nav|aside|ul|ol|dl|table|thead|tbody|figure|figcaption|blockquote|details|summary|address|main|h[1-6]|li|dt|dd|tr)$/

interface Open {
  name: string
  /** Address of a link. */
  href?: string | undefined
  /** Where its own words begin. */
  start: number
}

/**
 * HTML that this site's own renderer wrote → Markdown with absolute addresses.
 * @param origin of the edition, without a slash at its end
 */
export function toMarkdown(html: string, origin: string): string {
  let out = ''
  let skipping = 0
  const open: Open[] = []
  const list: ('ul' | 'ol')[] = []
  const line = (count: number) => {
    out = `${out.replace(/[ \n]+$/, '')}${out.trim() === '' ? '' : '\n'.repeat(count)}`
  }
  for (const [, closing, name = '', attributes = '', text] of html.matchAll(tokens)) {
    if (text !== undefined) {
      if (skipping === 0) out = joined(out, words(text))
      continue
    }
    const isHidden =
      / (hidden|aria-hidden="true")(?=[ =>/]|$)/.test(attributes) || / class="visually-hidden/.test(attributes)
    if (skipping > 0 || skipped.test(name) || (isHidden && !closing)) {
      if (!alone.test(name)) skipping += closing ? -1 : 1
      continue
    }
    if (closing) close(name)
    else begin(name, attributes)
  }
  return `${out.replace(/\n{3,}/g, '\n\n').trim()}\n`

  function begin(name: string, attributes: string): void {
    if (name === 'ul' || name === 'ol') list.push(name)
    if (/^h[1-6]$/.test(name)) {
      line(2)
      out += `${'#'.repeat(Number(name[1]))} `
    } else if (name === 'li') {
      if (!out.endsWith('\n\n')) line(1)
      out += `${'  '.repeat(Math.max(0, list.length - 1))}${list.at(-1) === 'ol' ? '1.' : '-'} `
    } else if (name === 'tr') line(1)
    else if (name === 'td' || name === 'th') out += '| '
    else if (name === 'dt') line(2)
    else if (name === 'dd') out += ': '
    else if (name === 'br') out += '  \n'
    else if (name === 'img') out += pictureOf(attributes, origin)
    else if (blocks.test(name) && !isWithin(/^(li|td|th|dd)$/)) line(2)
    else if (blocks.test(name)) out = joined(out, ' ')
    if (beside.test(name) && /[\p{L}\d*²)]$/u.test(out)) out += ' '
    out += marks[name] ?? ''
    if (!alone.test(name)) open.push({ name, href: attribute(attributes, 'href'), start: out.length })
  }

  function close(name: string): void {
    const at = open.findLastIndex((each) => each.name === name)
    const [element] = at < 0 ? [] : open.splice(at)
    if (name === 'ul' || name === 'ol') list.pop()
    if (name === 'a' && element?.href) {
      const label = out.slice(element.start).replace(/\s+/g, ' ').trim()
      out = out.slice(0, element.start) + (label === '' ? '' : `[${label}](${absolute(element.href, origin)})`)
    } else if (marks[name] && element) {
      const inner = out.slice(element.start).trim()
      out =
        out.slice(0, element.start - (marks[name]?.length ?? 0)) +
        (inner === '' ? '' : `${marks[name]}${inner}${marks[name]}`)
    } else if (name === 'td' || name === 'th') out += ' '
    else if (name === 'tr') out += '|'
    else if (name === 'thead') out += `\n${out.slice(out.lastIndexOf('\n') + 1).replace(/[^|]+/g, ' --- ')}`
    else if (name !== 'li' && blocks.test(name) && !isWithin(/^(li|td|th|dd)$/)) line(2)
  }

  function isWithin(names: RegExp): boolean {
    return open.some((each) => names.test(each.name))
  }
}

/** Tags, comments and texts, as React's renderer writes them: a sign of HTML in a value is always escaped. */
const tokens = /<!--[\s\S]*?-->|<(\/?)([a-z][a-z0-9]*)([^>]*)>|([^<]+)/g

/** Spaces of HTML are one space, and none at the beginning of a line. */
function joined(out: string, text: string): string {
  return /(^|\s)$/.test(out) ? out + text.replace(/^\s+/, '') : out + text
}

function words(text: string): string {
  return decoded(text.replace(/\s+/g, ' ')).replace(/([\\*_`[\]|])/g, '\\$1')
}

const entities: Record<string, string> = {
  amp: '&',
  lt: '\\<',
  gt: '\\>',
  quot: '"',
  '#x27': "'",
  '#39': "'",
  nbsp: ' ',
}

function decoded(text: string): string {
  return text.replace(/&([a-z]+|#x?[\da-f]+);/gi, (entity, name) => entities[name] ?? entity)
}

function attribute(attributes: string, name: string): string | undefined {
  const [, value] = new RegExp(`(?:^| )${name}="([^"]*)"`).exec(attributes) ?? []
  return value?.replaceAll('&amp;', '&')
}

function pictureOf(attributes: string, origin: string): string {
  const alt = attribute(attributes, 'alt')
  const source = attribute(attributes, 'src')
  return alt && source ? `![${words(alt)}](${absolute(source, origin)})` : ''
}

function absolute(address: string, origin: string): string {
  return (address.startsWith('/') ? origin + address : address).replace(/[ ()]/g, encodeURIComponent)
}
