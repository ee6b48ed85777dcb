const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }
const entity = /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(amp|lt|gt|quot|apos|nbsp));/gi

/** A value of HTML as it was before it was written there. */
export function decoded(html: string): string {
  return html.replace(entity, (all, hex?: string, decimal?: string, name?: string) => {
    if (name !== undefined) return named[name.toLowerCase()] ?? all
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
  })
}

/** A text of HTML as Markdown has it: nothing in it is markup. Spaces are one space. */
export function words(html: string): string {
  return decoded(html)
    .replace(/\s+/g, ' ')
    .replace(/[\\*_`[\]|<>~]|&(?=#?\w+;)/g, '\\$&')
}

/** The beginning of a line that would be a heading, an item, a rule or the underline of a heading. */
export function plainStart(line: string): string {
  return line.replace(/^([#+=-])/, '\\$1').replace(/^(\d{1,9})([.)])(?= |$)/, '$1\\$2')
}
