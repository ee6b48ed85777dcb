/** What editors wrote never keeps a mail from being written. */
export function oneLine(text: string): string {
  return (
    text
      .replace(/[\p{Cc}\s]+/gu, ' ')
      .trim()
      .slice(0, 200) || '–'
  )
}
