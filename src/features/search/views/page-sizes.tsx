import { pageSizes } from '../../../domain/search-view.ts'
import { formatNumber } from '../../../markets/formats.ts'
import { searchUrl } from '../../../urls/search-url.ts'
import type { ResultsViewProps } from './results-view.tsx'

type PageSizesProps = Pick<ResultsViewProps, 'market' | 'messages' | 'path' | 'requested'> & { total: number }

/** How many houses a page has, where another number would show others; what came by a link stands among those offered. */
export function PageSizes({ market, messages, path, requested, total }: PageSizesProps) {
  if (total <= pageSizes[0]) return null
  const sizes = [...new Set([...pageSizes, requested.view.result])].sort((a, b) => a - b)
  const label = messages.search.pageSize
  return (
    <nav className="pager page-sizes" aria-label={label}>
      <span aria-hidden="true">{label}</span>
      <ol>
        {sizes.map((result) => (
          <li key={result}>
            <a
              href={searchUrl(path, requested.criteria, { ...requested.view, result, page: 1 })}
              aria-label={`${label}: ${formatNumber(market, result)}`}
              aria-current={result === requested.view.result ? 'true' : undefined}
            >
              {formatNumber(market, result)}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
