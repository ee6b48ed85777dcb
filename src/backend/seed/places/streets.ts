import { type Area, areas } from '../../../domain/areas.ts'
import { slugify } from '../../../domain/slugs.ts'
import { createRandom } from '../random.ts'
import type { SeedWriter } from '../writer.ts'

export interface SeededStreet {
  id: number
  name: string
  slug: string
  locationId: number
}

const streetsInLocation = 8

/** Names that streets between the dunes really bear: plants, birds, winds, fields and what the sea brings. */
const names = [
  'Klitvej',
  'Strandvejen',
  'Marehalmvej',
  'Lyngvej',
  'Havtornvej',
  'Hybenvej',
  'Hjelmevej',
  'Revlingvej',
  'Porsevej',
  'Tyttebærvej',
  'Blåklokkevej',
  'Klitrosevej',
  'Gyvelvej',
  'Enebærvej',
  'Birkevænget',
  'Fyrrebakken',
  'Fyrreskoven',
  'Sandtoften',
  'Sandløbervej',
  'Ternevej',
  'Mågevej',
  'Strandskadevej',
  'Vibevej',
  'Lærkevej',
  'Regnspovevej',
  'Edderfuglevej',
  'Hjejlevej',
  'Rylevej',
  'Brokfuglevej',
  'Ravstien',
  'Muslingestien',
  'Konkylievej',
  'Vragvej',
  'Redningsvejen',
  'Fyrvejen',
  'Sømærkevej',
  'Bådsmandsvej',
  'Styrmandsvej',
  'Kaptajnsvej',
  'Nordenvinden',
  'Vestenvinden',
  'Havgusvej',
  'Solsortevej',
  'Rævebakken',
  'Harestien',
  'Dyrebakken',
  'Hedevænget',
  'Hedelyngen',
  'Mosevej',
  'Kærvej',
  'Engvej',
  'Fårestien',
  'Digevej',
  'Klitrækken',
  'Nørre Klit',
  'Sønder Klit',
  'Vester Klit',
  'Solbakken',
  'Toftevej',
  'Bakkesvinget',
  'Melbærvej',
  'Timianvej',
  'Strandarve',
  'Sandkrybervej',
  'Stormstien',
]

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
