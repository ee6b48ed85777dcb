type CsvValue = string | number | null

/** What spreadsheets take for the start of a formula, in the wide forms of East Asian keyboards too. */
const formulaStart = /(^|[;,\t\r\n])([ \u00a0]*)(?=[=+\-@\uff1d\uff0b\uff0d\uff20])/g

/**
 * One line of CSV (RFC 4180). A text that a spreadsheet would calculate gets an apostrophe before it, also behind a
 * character that another country's spreadsheet takes for the end of a field: what a guest has typed is never run.
 */
export function csvLine(values: readonly CsvValue[]): string {
  return `${values.map(csvField).join(',')}\r\n`
}

function csvField(value: CsvValue): string {
  if (typeof value === 'number') return String(value)
  const text = (value ?? '').replace(formulaStart, "$1$2'")
  return /[",;\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** What tells spreadsheets that the file is UTF-8. */
export const byteOrderMark = '\ufeff'
