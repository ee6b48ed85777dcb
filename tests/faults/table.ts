import type { Row } from './lane.ts'
import type { PageKind } from './page-kinds.ts'

export function printHead(kinds: readonly PageKind[]): void {
  const columns = ['service', 'fault', ...kinds.map(({ name }) => name), 'slowest', 'whole again', 'meanwhile']
  console.log(`| ${columns.join(' | ')} |\n|${columns.map(() => '---|').join('')}`)
}

export function printRow({ service, fault, pages, slowest, recovery, outcome }: Row): void {
  const cells = [...pages.values()].map(({ cold, warm }) => `${cold}/${warm}`)
  const back = recovery === null ? 'no' : `${recovery.toFixed(1)} s`
  console.log(`| ${[service, fault, ...cells, `${slowest.toFixed(2)} s`, back, outcome].join(' | ')} |`)
}
