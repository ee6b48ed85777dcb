import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import * as v from 'valibot'
import { type MapContent, MapReplySchema } from '../../../../contracts/map.ts'
import { type Box, boxAround, boxHolds, readBox, writeBox } from '../../../../domain/map/box.ts'
import { levelOfZoom, mapZooms } from '../../../../domain/map/cells.ts'
import { overviewBox } from '../../../../domain/map/overview.ts'
import { fetchFromSite, waitedFor } from '../../../../islands/fetch-from-site.ts'
import { searchStaleMs } from '../../../../islands/fetch-results.ts'

/** The part of the map that is in sight. */
export interface Sight {
  /** As in the criterion `kort`. */
  kort: string
  zoom: number
}

interface HousesQuery {
  /** The part of the map that is requested, as in the criterion `kort`. */
  requested: string | undefined
  sight: Sight | null
  /** The query of a search URL with that part of the map. */
  queryWithin(kort: string): string
}

/** The houses of the part in sight; while no part is requested, those of the whole coast, and the box around them. */
export function useHouses({ requested, sight, queryWithin }: HousesQuery) {
  const all = useQuery({
    ...mapQuery(queryWithin(wholeCoast), mapZooms.min),
    enabled: requested === undefined,
  })
  const around = useMemo(() => (all.data ? aroundHouses(all.data) : undefined), [all.data])
  const areAllInSight = sight !== null && around !== undefined && showsAll(sight, all.data, around)
  const inSight = useQuery({
    ...mapQuery(sight ? queryWithin(sight.kort) : '', sight?.zoom ?? 0),
    enabled: sight !== null && !areAllInSight,
  })
  return {
    data: areAllInSight ? all.data : (inSight.data ?? all.data),
    /** Undefined until it is known; null without any house, or where the search failed. */
    around: all.isFetched && !all.isPlaceholderData ? (around ?? null) : undefined,
    isError: all.isError || inSight.isError,
    tryAgain() {
      for (const each of [all, inSight]) if (each.isError) void each.refetch()
    },
  }
}

const wholeCoast = writeBox(overviewBox)

/** The smallest box around all houses; null without any. */
function aroundHouses({ pins, groups }: MapContent): Box | null {
  return boxAround([...pins, ...groups.map(([lat, lng]) => ({ lat, lng }))])
}

/** Whether this part of the map shows what was found on the whole coast. */
function showsAll({ kort, zoom }: Sight, all: MapContent | undefined, around: Box | null): boolean {
  const box = readBox(kort)
  if (!box || !around) return around === null
  const isInside = boxHolds(box, around.south, around.west) && boxHolds(box, around.north, around.east)
  return isInside && (all?.groups.length === 0 || levelOfZoom(zoom) === levelOfZoom(mapZooms.min))
}

/** The react-query options of a part of the map, for the query of a search URL with its `kort`. */
function mapQuery(query: string, zoom: number) {
  const url = `/api/map/?${query}&zoom=${Math.floor(zoom)}`
  return {
    queryKey: ['map', url],
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<MapContent> =>
      v.parse(MapReplySchema, await fetchFromSite(url, signal)).data,
    ...waitedFor,
    placeholderData: keepPreviousData,
    staleTime: searchStaleMs,
  }
}
