/** The most characters of a page's description that others show whole. */
export const maxOfDescription = 160

/** The text as it is where it is short enough; else as many whole words as fit, and a sign that it goes on. */
export function shortText(text: string, most: number): string {
  if (text.length <= most) return text
  const fitting = /^([\s\S]*\S)\s/.exec(text.slice(0, most))?.[1] ?? text.slice(0, most - 1)
  const words = fitting.replace(/[\s,;:–—-]+$|[\uD800-\uDBFF]$/, '')
  return /[.!?…]$/.test(words) ? words : `${words}…`
}
