import { type RouteEntryType, routeEntryTypes } from '../../src/contracts/route.ts'
import type { Locale } from '../../src/markets/market.ts'
import type { ContentService } from '../../src/services/content.ts'
import { down } from './services-down.ts'

/** Variables of the site's content queries: a query has those that it names. */
interface Variables {
  id: string
  ids: readonly string[]
  locale: Locale
  key: string
  limit: number
  skip: number
  where: { year?: number; status?: string; contestId?: string; imageSlug?: string }
}

/** `read` asks another content service the same. */
type Answer = (variables: Variables, read: (service: ContentService) => Promise<unknown>) => Promise<unknown>

/** Replies of a test's content service, by the name of the query, as the query's schema returns them. */
export type ContentAnswers = Record<`Content${string}`, Answer>

/** A service that is down for what it has no answer to. */
export function contentOf(replies: ContentAnswers): ContentService {
  const answer = (method: 'query' | 'queryLinked') => (query: { name: string }, variables: object) =>
    (replies[query.name as keyof ContentAnswers] ?? down('content'))(variables as Variables, (service) =>
      (service[method] as (query: object, variables: object) => Promise<unknown>)(query, variables),
    )
  return { query: answer('query'), queryLinked: answer('queryLinked') } as ContentService
}

/** The entries that may have pages, as the route compiler reads them. */
export function routeAnswers(entriesOf: (type: RouteEntryType, locale: string) => readonly object[]): ContentAnswers {
  return Object.fromEntries(
    routeEntryTypes.map((type): [string, Answer] => [
      `ContentRoutes_${type}`,
      async ({ locale }) => {
        const items = entriesOf(type, locale)
        return { total: items.length, items }
      },
    ]),
  )
}

/** Published states, as ContentPublished_entry and _asset return them. */
export function publishedOf(ids: readonly string[], version = 1) {
  return new Map(ids.map((id) => [id, { version, publishedAt: null }]))
}

/** The same answer with some fields of the entry changed; nothing stays nothing. */
export function changed(answer: Answer | undefined, change: object): Answer {
  return async (...variables) => {
    const entry = (await answer?.(...variables)) ?? null
    return entry && { ...entry, ...change }
  }
}
