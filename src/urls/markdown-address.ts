const file = 'index.md'

/** '/om-os/' → '/om-os/index.md', where the page's words are told as Markdown; a query goes along. */
export function markdownPath(address: string): string {
  return address.replace(/(?=[?#]|$)/, file)
}

/** The page that such a path is the Markdown of; null for any other path. */
export function pageOfMarkdown(path: string): string | null {
  return path.endsWith(`/${file}`) ? path.slice(0, -file.length) : null
}
