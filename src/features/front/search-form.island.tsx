import { keepPreviousData, QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { parseCriteria } from '../../domain/search-criteria.ts'
import type { MarketId } from '../../editions/table.ts'
import { resultsQuery } from '../../islands/fetch-results.ts'
import { formsQuery, searchDebounce } from '../../islands/forms-query.ts'
import { searchChange } from '../../islands/protocol.ts'
import { formatMessage } from '../../markets/format-message.ts'
import { marketById } from '../../markets/market.ts'
import type { Messages } from '../../markets/messages/messages.ts'
import { SearchBox, type SearchBoxMessages } from '../../ui/search-box.tsx'

export type SearchFormMessages = SearchBoxMessages & { search: Pick<Messages['search'], 'resultsFound'> }

export interface SearchFormProps {
  marketId: MarketId
  /** The search page. */
  action: string
  /** ISO day. */
  earliest: string
  messages: SearchFormMessages
}

/** The search box; with scripts its button shows the number of houses. */
export default function SearchForm(props: SearchFormProps) {
  const [client] = useState(() => new QueryClient())
  return (
    <QueryClientProvider client={client}>
      <CountingForm {...props} />
    </QueryClientProvider>
  )
}

function CountingForm({ marketId, action, earliest, messages }: SearchFormProps) {
  const market = marketById(marketId)
  const root = useRef<HTMLDivElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [query, setQuery] = useState<string | null>(null)
  const [sent, setSent] = useState('')
  const { data, isError } = useQuery({
    ...resultsQuery(query ?? ''),
    enabled: query !== null,
    placeholderData: keepPreviousData,
  })

  // A choice from before React took over counts; an untouched form is ignored, or has what was sent from it before.
  useEffect(() => {
    const typed = formsQuery(root.current)
    if (typed !== '') setQuery(typed)
    else if (typeof history.state === 'string') {
      setQuery(history.state)
      setSent(history.state)
    }
    return () => clearTimeout(timer.current)
  }, [])

  function changed() {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setQuery(formsQuery(root.current)), searchDebounce)
  }
  function submitted() {
    const detail = formsQuery(root.current)
    history.replaceState(detail, '')
    document.dispatchEvent(new CustomEvent(searchChange, { detail }))
  }
  const count = data && !isError ? data.totalHits : undefined
  return (
    <div ref={root} className="contents" onChange={changed} onSubmit={submitted}>
      <SearchBox
        key={sent}
        market={market}
        messages={messages}
        action={action}
        criteria={parseCriteria(new URLSearchParams(sent))}
        earliest={earliest}
        isFolded
        submit={count === undefined ? undefined : formatMessage(messages.search.form.show, { count }, market)}
      />
      <p className="visually-hidden" role="status">
        {count === undefined ? '' : formatMessage(messages.search.resultsFound, { count }, market)}
      </p>
    </div>
  )
}
