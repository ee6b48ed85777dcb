import * as v from 'valibot'
import { askedCollectionOf } from '../contracts/entry.ts'
import { linkTargetFragment } from '../contracts/link-target.ts'
import { type PlaceMap, PlaceMapSchema } from '../contracts/place-map.ts'
import type { Locale } from '../markets/market.ts'
import { contentLimits } from './content-queries.ts'
import type { ContentReader } from './content-reader.ts'

export interface MapContent {
  /** The edition's map of places worth a visit; null where editors keep none, or one without places. */
  placeMap(locale: Locale): Promise<PlaceMap | null>
}

export function mapContent({ read }: ContentReader): MapContent {
  return {
    async placeMap(locale) {
      const { data } = await read(placeMapQuery, PlaceMapReplySchema, { locale })
      const [map] = data.mapCollection
      if (!map || map.markersCollection.length === 0) return null
      return { ...map, markersCollection: map.markersCollection.slice(0, contentLimits.mapMarkers) }
    },
  }
}

const placeMapQuery = {
  name: 'ContentPlaceMap',
  document: `query ContentPlaceMap($locale: String!) {
    mapCollection(locale: $locale, order: [sys_id_ASC], limit: 1) { items {
      sys { id } title
      markersCollection(limit: ${contentLimits.mapMarkers}) { items {
        sys { id } title teaser center { lat lon } internalLink { ...LinkTarget }
      } }
    } }
  } ${linkTargetFragment}`,
}

const PlaceMapReplySchema = v.object({ mapCollection: askedCollectionOf(PlaceMapSchema) })
