import type { Crawled, CrawlFault } from './crawl.ts'

const shownOfKind = 20

/** The result of a crawl as a table for the terminal. */
export function tableOf({ editions, faults }: Crawled, seconds: number): string {
  const kinds = Map.groupBy(faults, ({ kind }) => kind)
  return [
    row('edition', 'in sitemaps', 'reached', 'pages', 'links'),
    ...editions.map(({ origin, listed, reached, pages, links }) => row(origin, listed, reached, pages, links)),
    '',
    `${faults.length} faults in ${seconds.toFixed(0)} s`,
    ...[...kinds].flatMap(([kind, found]) => [
      '',
      `${kind}: ${found.length}`,
      ...found.slice(0, shownOfKind).map(line),
    ]),
  ].join('\n')
}

function row(name: string, ...values: readonly (string | number)[]): string {
  return name.padEnd(34) + values.map((value) => String(value).padStart(12)).join('')
}

function line({ url, detail, from }: CrawlFault): string {
  return `  ${url}  ${detail}  (from ${from})`
}
