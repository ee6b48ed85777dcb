/**
 * A table of links as a grid of one tab stop (WAI-ARIA's grid pattern): arrow keys go from link to link, over what is
 * empty, Home and End to the ends of a row, with Ctrl to those of the table, Page Up and Down seven rows.
 */
export function walkGrid(table: HTMLTableElement): void {
  table.setAttribute('role', 'grid')
  for (const link of table.querySelectorAll('a')) link.tabIndex = -1
  table.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLAnchorElement) stopAt(table, target)
  })
  table.addEventListener('keydown', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || event.altKey || event.metaKey) return
    const next = nextOf(table, link, event)
    if (!next) return
    event.preventDefault()
    next.focus()
    next.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  })
}

/** The tab key comes back to where one was. */
export function stopAt(table: HTMLTableElement, link: HTMLAnchorElement): void {
  for (const other of table.querySelectorAll<HTMLAnchorElement>('a[tabindex="0"]')) other.tabIndex = -1
  link.tabIndex = 0
}

const steps: Record<string, readonly [rows: number, columns: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}
const page = 7

function nextOf(table: HTMLTableElement, link: HTMLAnchorElement, { key, ctrlKey }: KeyboardEvent) {
  const rows = [...table.rows].map((row) => [...row.cells].map((cell) => cell.querySelector('a')))
  const row = rows.findIndex((each) => each.includes(link))
  const column = rows[row]?.indexOf(link) ?? 0
  const ofColumn = rows.flatMap((each) => each[column] ?? [])
  const ofRow = (ctrlKey ? rows.flat() : (rows[row] ?? [])).filter((each) => each !== null)
  if (key === 'Home') return ofRow[0]
  if (key === 'End') return ofRow.at(-1)
  const place = ofColumn.indexOf(link)
  if (key === 'PageUp') return ofColumn[Math.max(0, place - page)]
  if (key === 'PageDown') return ofColumn[Math.min(ofColumn.length - 1, place + page)]
  const step = steps[key]
  if (!step || ctrlKey) return undefined
  return step[0] === 0 ? ofRow[ofRow.indexOf(link) + step[1]] || undefined : ofColumn[place + step[0]]
}
