import { type Country, countryPicture } from './country.ts'
import type { Alt, Scene, SceneTag } from './scene.ts'

/** A landscape of the country behind the shore, as a scene of its own. */
export function country(id: string, tag: SceneTag, o: Country, alt: Alt): Scene {
  const { season, hour, width, height } = o
  return {
    id,
    kind: 'landscape',
    tag,
    season,
    hour,
    ...(width && { width }),
    ...(height && { height }),
    alt,
    svg: () => countryPicture(o),
  }
}
