import { type Criteria, hasTooManyCriteria, maxCriteria } from '../../domain/search-criteria.ts'
import { formatMessage } from '../../markets/format-message.ts'
import type { LoaderResult, RenderContext } from '../../routing/page.ts'

/** What a page of results answers to a search with more criteria than are answered; null for any other. */
export function criteriaRefusal(
  { messages, market }: Pick<RenderContext, 'messages' | 'market'>,
  criteria: Criteria,
): LoaderResult | null {
  if (!hasTooManyCriteria(criteria)) return null
  const { tooManyCriteriaText } = messages.errors
  return {
    kind: 'refused',
    text: formatMessage(tooManyCriteriaText, { max: maxCriteria, count: criteria.size }, market),
  }
}
