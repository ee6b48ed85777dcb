import { mkdir, writeFile } from 'node:fs/promises'
import { fronts, type Surroundings } from './fronts.ts'
import { gardenLayers } from './fronts-site.ts'
import { encode, paintLayers } from './paint-fronts.ts'
import type { Hour, Season } from './palette.ts'
import type { Alt } from './scene.ts'

export interface Garden {
  id: string
  surroundings: Surroundings
  season: Season
  hour: Hour
  thing: 'fence' | 'trampoline' | 'tower'
  view: string
  alt: Alt
}

const around: Readonly<Record<string, readonly [da: string, de: string, en: string]>> = {
  dunes: ['mellem klitter', 'zwischen Dünen', 'among dunes'],
  pines: ['foran fyrretræer', 'vor Kiefern', 'in front of pines'],
  fields: ['mellem marker og levende hegn', 'zwischen Feldern und Hecken', 'among fields and hedges'],
}
const things: Readonly<Record<Garden['thing'], readonly [da: string, de: string, en: string]>> = {
  fence: [
    'Have med hvidt stakit hele vejen rundt',
    'Garten, ringsum mit weißem Lattenzaun',
    'Garden with a white picket fence all round it',
  ],
  trampoline: ['Have med trampolin', 'Garten mit Trampolin', 'Garden with a trampoline'],
  tower: [
    'Have med legetårn og rutsjebane',
    'Garten mit Spielturm und Rutsche',
    'Garden with a play tower and a slide',
  ],
}

export const gardens: readonly Garden[] = (['fence', 'trampoline', 'tower'] as const).flatMap((thing, i) =>
  (['dunes', 'pines', 'fields'] as const).map((surroundings, j): Garden => {
    const [t, a] = [things[thing], around[surroundings] ?? ['', '', '']]
    return {
      id: `garden-${thing}-${surroundings}`,
      surroundings,
      season: (['summer', 'summer', 'spring'] as const)[(i + j) % 3] ?? 'summer',
      hour: (['midday', 'morning', 'golden'] as const)[(i + 2 * j) % 3] ?? 'midday',
      thing,
      view: surroundings === 'pines' ? 'trees' : surroundings,
      alt: { da: `${t[0]}, ${a[0]}`, de: `${t[1]}, ${a[1]}`, en: `${t[2]}, ${a[2]}` },
    }
  }),
)

if (import.meta.main) {
  const folder = new URL(`file://${process.argv[2] ?? ''}/`)
  await mkdir(folder, { recursive: true })
  const [like] = fronts
  if (!like) throw new Error('no fronts')
  for (const [i, garden] of gardens.entries()) {
    const data = await encode(
      await paintLayers(gardenLayers({ ...like, ...garden, seed: 1200 + i * 7, alt: garden.alt }, garden.thing)),
      66_000,
    )
    await writeFile(new URL(`${garden.id}.webp`, folder), data)
    console.log(garden.id, data.length)
  }
}
