import { areaOfLocation } from '../../../domain/areas.ts'
import { areaName } from '../../../markets/area-name.ts'
import type { SeededStreet } from '../places/streets.ts'
import { entry, type SeededEntry, toEntries, words } from './entry.ts'

/** A page for each of the broker's streets, below its area's. */
export function streetEntries(streets: readonly SeededStreet[]): SeededEntry[] {
  return streets.flatMap((street) => {
    const area = areaOfLocation(street.locationId)
    if (!area) return []
    const areaDe = areaName({ key: 'de' }, area)
    const title = words(`${street.name}, ${area.title}`, `${street.name}, ${areaDe}`, `${street.name}, ${area.title}`)
    const excerpt = words(
      `Sommerhuse på ${street.name} i ${area.title}: se, hvilke huse vi lejer ud på vejen, hvornår de er ledige, og hvad ugen koster med det hele.`,
      `Ferienhäuser am ${street.name} in ${areaDe}: Hier finden Sie alle Häuser dieser Straße mit freien Wochen und dem Preis, in dem alles Nötige enthalten ist.`,
      `Holiday homes on ${street.name} in ${area.title}: every house we let on this street, with its free weeks and a price that leaves nothing out.`,
    )
    return [
      entry('street', `street-${street.id}`, (edition) => ({
        title: title[edition],
        slug: street.slug,
        brokerStreetIds: [String(street.id)],
        areas: toEntries([`area-${area.slug}`]),
        excerpt: excerpt[edition],
      })),
    ]
  })
}
