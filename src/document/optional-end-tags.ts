const optional = /<\/(?:li>(?=<li[ >]|<\/[uo]l>)|option>(?=<opt|<\/(?:select|optgroup)>))/g

/**
 * HTML without the end tags that a parser supplies itself (HTML, 13.1.2.4, Optional tags): one byte in thirty of a
 * search page. The parsed tree is the same.
 */
export function withoutOptionalEndTags(html: string): string {
  return html.replace(optional, '')
}
