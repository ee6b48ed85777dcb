import { parseCriteria } from '../../domain/search-criteria.ts'
import { today } from '../../domain/stays.ts'
import type { RenderContext } from '../../routing/page.ts'
import { SearchBox } from '../../ui/search-box.tsx'
import { href } from '../../urls/paths.ts'

interface PageSearchBoxProps {
  request: RenderContext
  /** What it opens with, as in the search page's query. */
  criteria?: Readonly<Record<string, string>>
}

/** The search box as an editor puts it on a page. */
export function PageSearchBox({ request: { market, messages, now }, criteria = {} }: PageSearchBoxProps) {
  return (
    <SearchBox
      market={market}
      messages={messages}
      action={href.search(market)}
      criteria={parseCriteria(new URLSearchParams(criteria))}
      earliest={today(now)}
    />
  )
}
