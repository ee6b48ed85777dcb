import { dateProblemOf } from '../../domain/criteria-request.ts'
import { requestsDates } from '../../domain/search-criteria.ts'
import { firstBookableArrival } from '../../domain/stays.ts'
import type { LoaderResult, Page, RenderContext } from '../../routing/page.ts'
import { ServiceError } from '../../services/service-error.ts'
import { href } from '../../urls/paths.ts'
import { criteriaRefusal } from '../search/read-search.ts'
import { isTogetherKey, parseTogetherQuery, togetherUrl } from './form.tsx'
import { loadTogether } from './load.ts'
import { TogetherPage } from './page.tsx'

/** /houses-together/: two or three houses close to each other, free for the same stay. */
export const togetherPage: Page = {
  queryKeys: () => isTogetherKey,
  load: loadTogetherPage,
}

async function loadTogetherPage(request: RenderContext): Promise<LoaderResult> {
  const { messages, query, now } = request
  const togetherQuery = parseTogetherQuery(query)
  const refusal = criteriaRefusal(request, togetherQuery.criteria)
  if (refusal) return refusal
  const hasDays =
    requestsDates(togetherQuery.criteria) && dateProblemOf(togetherQuery.criteria, firstBookableArrival(now)) === null
  const loading = hasDays ? loadTogether(request, togetherQuery) : null
  const found = loading?.catch((error) => {
    if (error instanceof ServiceError) return 'failed' as const
    throw error
  })
  return {
    kind: 'page',
    status: 200,
    head: {
      title: messages.together.title,
      description: messages.together.lead,
      canonical: href.housesTogether(),
      alternates: request.alternates,
      alternateQuery: new URLSearchParams(togetherUrl(togetherQuery).split('?')[1]),
      sheets: ['together'],
      ...(query.size > 0 && { robots: 'noindex' as const }),
    },
    layout: 'page',
    main: Promise.resolve(found ?? null).then((groups) => TogetherPage({ request, togetherQuery, found: groups })),
  }
}
