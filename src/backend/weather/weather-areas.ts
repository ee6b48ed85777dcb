import { areaBySlug } from '../../domain/areas.ts'

export interface WeatherArea {
  /** The content entry's id: area-<slug>. */
  id: string
  lat: number
  lng: number
}

export function findWeatherArea(contentfulAreaId: string): WeatherArea | undefined {
  const area = areaBySlug(contentfulAreaId.replace(/^area-/, ''))
  return area && { id: contentfulAreaId, lat: area.lat, lng: area.lng }
}
