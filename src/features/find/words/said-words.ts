import { parseSearchView, searchOrderTexts } from '../../../domain/search-view.ts'
import type { Market } from '../../../markets/market.ts'
import type { Messages } from '../../../markets/messages/messages.ts'
import { dateWords } from '../../../ui/date-words.ts'
import { labelOf } from '../../search/criterion-label.ts'
import { criteriaOfQuery, type SaidPart } from './read-words.ts'

/** What a part of the text was read as: "Herbstferien Nordrhein-Westfalen 2027", "1 Haustier". */
export function saidInWords(market: Market, messages: Messages, { query }: Pick<SaidPart, 'query'>): string {
  const when = dateWords(market, messages.search.form.when, criteriaOfQuery(query))
  const labels = query.flatMap(([key, value]) => {
    if (key === 'flex') return []
    if (key === 'searchOrder') {
      const { searchOrder } = parseSearchView(new URLSearchParams({ searchOrder: value }))
      return [messages.search.orders[searchOrderTexts[searchOrder]]]
    }
    return key === 'ankomst' && when ? [when] : [labelOf(key, { value }, market, messages)]
  })
  return labels.join(' · ')
}
