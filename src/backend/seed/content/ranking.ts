import { type SearchOrder, searchOrders, searchOrderTexts } from '../../../domain/search-view.ts'
import { writtenFacts } from '../../../editions/written-facts.ts'
import { markets } from '../../../markets/market.ts'
import { messagesOf } from '../../../markets/messages/messages.ts'
import { type RelevanceRule, relevanceRules } from '../../search/indexes/index-settings.ts'
import texts from '../data/content/ranking.json' with { type: 'json' }
import { byLanguage, fill, type Language, type Text3 } from '../texts.ts'

const relevance: Readonly<Record<RelevanceRule, Text3>> = texts.relevance
const orders: Readonly<Record<Exclude<SearchOrder, 'best'>, Text3>> = texts.orders

/** What decides the order of search results (UWG § 5b(2)): made from the lists that the search itself goes by. */
export const rankingTexts = {
  relevance: byLanguage((language) =>
    relevanceRules.map((rule, place) => `${place + 1}. ${relevance[rule][language]}`).join('\n'),
  ),
  orders: byLanguage(orderList),
} satisfies Record<string, Text3>

/** Every order that can be chosen, by the name that it has on the search page. */
function orderList(language: Language): string {
  const market = markets.find(({ key }) => key === language) ?? markets[0]
  const names = messagesOf(market).search.orders
  const written = writtenFacts(market.key)
  return (Object.keys(searchOrders) as SearchOrder[])
    .flatMap((order) =>
      order === 'best' ? [] : [`- **${names[searchOrderTexts[order]]}:** ${fill(orders[order][language], written)}`],
    )
    .join('\n')
}
