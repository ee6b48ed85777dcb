import { searchPresetsQuery } from '../../contracts/queries/search-presets.ts'
import { type Criteria, hasTooManyCriteria, maxCriteria, readCriteria } from '../../domain/search-criteria.ts'
import { formatMessage } from '../../markets/format-message.ts'
import type { Market } from '../../markets/market.ts'
import type { LoaderResult, RenderContext } from '../../routing/page.ts'
import type { Services } from '../../services/services.ts'
import { expandPresets, namesPresets } from './presets.ts'

export interface ReadSearch {
  criteria: Criteria
  /** 'filter=atlantis', 'omraader=atlantis': parameters whose value is unknown. */
  unread: string[]
  /** Whether some of the criteria come from a preset that the query names. */
  isExpanded: boolean
}

/**
 * The criteria of a search URL's query, with those of its presets. Rejects when it names presets and the content
 * service does not answer; without presets there is no request.
 */
export async function readSearch(
  services: { content: Pick<Services['content'], 'query'> },
  query: URLSearchParams,
  { locale }: Market,
): Promise<ReadSearch> {
  if (!namesPresets(query)) return { ...readCriteria(query), isExpanded: false }
  const presets = await services.content.query(searchPresetsQuery, { locale })
  const expanded = expandPresets(query, presets)
  const { criteria } = readCriteria(expanded.query)
  const names = expanded.unread.map(([type, name]) => `${type}=${name}`)
  return { criteria, unread: [...names, ...readCriteria(query).unread], isExpanded: expanded.isExpanded }
}

/**
 * The unread parameters of a search, for the URL that its criteria redirect to: the page there reports them. A key that
 * the criteria have too is left out.
 */
export function unreadParameters(unread: readonly string[], target: URLSearchParams): [string, string][] {
  return unread.flatMap((part): [string, string][] => {
    const at = part.indexOf('=')
    const key = part.slice(0, at)
    return target.has(key) ? [] : [[key, part.slice(at + 1)]]
  })
}

/** The response to a search with too many criteria; null for any other. */
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
