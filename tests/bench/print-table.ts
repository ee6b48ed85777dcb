/** As Markdown has it, with an empty line behind it. */
export function printTable(columns: readonly string[], rows: Iterable<readonly (string | number)[]>): void {
  const row = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`
  console.log([row(columns), `|${columns.map(() => '---|').join('')}`, ...[...rows].map(row), ''].join('\n'))
}
