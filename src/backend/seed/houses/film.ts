import type { House } from './house.ts'

type Language = 'da' | 'de' | 'en'

/** Metres to the beach up to which the film of the coast says something of the house. */
const nearTheBeach = 1500

const shows: Record<Language, string> = {
  da: 'Film uden lyd, 17 sekunder: stien gennem klitterne, den brede strand, klitterne i aftenlys og solnedgang over Vesterhavet.',
  de: 'Film ohne Ton, 17 Sekunden: der Weg durch die Dünen, der breite Strand, Dünen im Abendlicht und Sonnenuntergang über der Nordsee.',
  en: 'Silent film, 17 seconds: the path through the dunes, the wide beach, dunes in the evening light and the sun setting over the North Sea.',
}

/** The player of the film of the coast, as the broker keeps it for every other house near the beach. */
export function filmOf(house: Pick<House, 'index' | 'beachDistance'>, language: Language): string | null {
  if (house.beachDistance > nearTheBeach || house.index % 2 === 1) return null
  return `<video controls playsinline preload="none" width="960" height="540" poster="/media/pictures/wide-beach?w=960" aria-label="${shows[language]}"><source src="/media/films/north-sea.mp4" type="video/mp4"></video>`
}
