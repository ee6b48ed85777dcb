import { type Area, areas } from '../../../domain/areas.ts'
import { slugify } from '../../../domain/slugs.ts'
import names from '../data/streets.json' with { type: 'json' }
import { createRandom } from '../random.ts'
import type { SeedWriter } from '../writer.ts'

export interface SeededStreet {
  id: number
  name: string
  slug: string
  locationId: number
}

const streetsInLocation = 8

/** Streets of every location: one is called after the place, the others are drawn for it. */
export const streets: readonly SeededStreet[] = (areas as readonly Area[]).flatMap(streetsOf)

const byLocation = Map.groupBy(streets, (street) => street.locationId)

export function streetsAt(locationId: number): readonly SeededStreet[] {
  return byLocation.get(locationId) ?? []
}

export async function seedStreets(write: SeedWriter): Promise<void> {
  const rows = streets.map((street) => [street.id, street.name, street.slug, street.locationId])
  await write.insert('street', ['id', 'name', 'slug', 'location_id'], rows)
}

function streetsOf(area: Area): SeededStreet[] {
  const drawn = createRandom('streets', area.slug).shuffled(names)
  const short = area.title.replace(/ (Strand|Klit)$/, '')
  return area.locationIds.flatMap((locationId, part) => {
    const own = `${short} ${part === 0 ? 'Strandvej' : 'Klitvej'}`
    const others = drawn.slice(part * streetsInLocation, (part + 1) * streetsInLocation - 1)
    return [own, ...others].map((name, index) => ({
      id: locationId * 100 + index,
      name,
      slug: slugify(name === own ? name : `${name} ${area.title}`),
      locationId,
    }))
  })
}
