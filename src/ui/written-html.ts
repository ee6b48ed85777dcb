/**
 * Lists of many small elements as the text that React writes of them on a server, in a fraction of the time: a search page
 * has some four hundred. A browser makes the elements themselves, and finds the same ones in the page.
 */
export const isWritten = typeof document === 'undefined'

/** What stands in an element, where it is written as a text. */
export function writtenInside(html: string): { dangerouslySetInnerHTML: { __html: string } } {
  return { dangerouslySetInnerHTML: { __html: html } }
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
}

/** As React does it, in texts and in attributes. */
export function escaped(text: string): string {
  return /[&<>"']/.test(text) ? text.replaceAll(/[&<>"']/g, (sign) => escapes[sign] ?? sign) : text
}
