import type { ShownHouses } from '../../contracts/search.ts'
import { areaBySlug } from '../../domain/areas.ts'
import type { Criteria } from '../../domain/search-criteria.ts'
import type { SearchView } from '../../domain/search-view.ts'
import { formatMessage } from '../../markets/format-message.ts'
import type { RenderContext } from '../../routing/page.ts'

/**
 * What editors say about the one area that is searched, with its page: of the same reply as the front page's areas. Null
 * for other searches, on further pages and beside the map. Rejects when the content service does not answer.
 */
export async function loadAreaAbout(
  { services, market, messages }: Pick<RenderContext, 'services' | 'market' | 'messages'>,
  criteria: Criteria,
  view: SearchView,
): Promise<ShownHouses['about'] | null> {
  const area = areaBySlug(criteria.get('omraader')?.value ?? '')
  if (!area || view.page > 1 || view.viewType === 'map') return null
  // Most searches do without it and its schema.
  const { areaCardsQuery } = await import('../../contracts/queries/departments.ts')
  const cards = await services.content.query(areaCardsQuery, { locale: market.locale, where: {} })
  const card = cards.find(({ bsId }) => (area.locationIds as readonly number[]).includes(bsId))
  if (!card?.path || card.excerpt === '') return null
  const label = formatMessage(messages.category.aboutPlace, { place: card.title }, market)
  return { text: card.excerpt, path: card.path, label }
}
