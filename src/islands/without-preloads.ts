/** HTML of a part without the picture preloads that React writes before it: the pictures follow at once. */
export function withoutPreloads(html: string): string {
  return html.replace(/^(?:<link rel="preload"[^>]*>)+/, '')
}
