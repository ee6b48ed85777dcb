import { keepPreviousData } from '@tanstack/react-query'
import * as v from 'valibot'
import { type MapContent, MapReplySchema } from '../../../contracts/map.ts'
import { askSite, mayAskAgain } from '../../../islands/ask-site.ts'
import { searchStaleMs } from '../../../islands/fetch-results.ts'

/** The part of the map that is in sight. */
export interface Sight {
  /** As the criterion `kort` has it. */
  kort: string
  zoom: number
}

/** What a part of the map holds as react-query asks it, for the query of a search URL with its `kort`. */
export function mapQuery(query: string, zoom: number) {
  const url = `/api/map/?${query}&zoom=${Math.floor(zoom)}`
  return {
    queryKey: ['map', url],
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<MapContent> =>
      v.parse(MapReplySchema, await askSite(url, signal)).data,
    retry: mayAskAgain,
    placeholderData: keepPreviousData,
    staleTime: searchStaleMs,
    networkMode: 'always' as const,
  }
}
