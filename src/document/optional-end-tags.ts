const optional = /<\/(?:li>(?=<li[ >]|<\/[uo]l>)|option>(?=<opt|<\/(?:select|optgroup)>))/g

/**
 * HTML without the end tags of lists and choices that a parser supplies by itself (HTML, 13.1.2.4, Optional tags), one in
 * thirty bytes of a search page: the same tree comes of both.
 */
export function withoutOptionalEndTags(html: string): string {
  return html.replace(optional, '')
}
