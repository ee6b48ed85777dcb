import { places } from '../editions/places.ts'
import { type Area, areas } from './areas.ts'
import { streetKey, wordsOf } from './slugs.ts'
import { typoDistance } from './typo-distance.ts'

/** Field of the search box, no criterion: a place as a guest types it. */
export const placeField = 'hvor'

/** House codes as they are often written: 'BK4444', 'BK 4444', 'bk-4444'. */
const houseCode = /^([a-z]{2,4})[\s.-]*(\d{3,4})$/i

/**
 * The criteria of typed places: areas by their names in any edition, by the beginning of one name alone or with a typo,
 * separated by commas or "and"; a house's code; anything else is searched among the streets.
 */
export function readTypedPlace(text: string): [key: 'omraader' | 'textQuery' | 'vejnavn', value: string][] {
  const [, letters, digits] = houseCode.exec(text.trim()) ?? []
  if (letters && digits) return [['textQuery', letters + digits]]
  const parts = text
    .split(',')
    .flatMap(areasJoined)
    .filter((part) => streetKey(part) !== '')
  const found = parts.map((part) => areaTyped(part))
  const slugs = found.flatMap((area) => area?.slug ?? [])
  const [street] = parts.filter((_, place) => !found[place])
  return [
    ...(slugs.length > 0 ? [['omraader', slugs.join(',')] as ['omraader', string]] : []),
    ...(street === undefined ? [] : [['vejnavn', street.trim()] as ['vejnavn', string]]),
  ]
}

/** Shorter beginnings are ambiguous. */
const minBeginning = 3
/** A typo in a shorter word makes another name. */
const minMisspelt = 5

/** "Henne og Blåvand" is two areas; of anything else the word is a part. */
function areasJoined(text: string): string[] {
  const names = text.split(/ (?:og|und|and|&) /)
  return names.every(areaTyped) ? names : [text]
}

/** The area of that name, else the only one whose name begins so, else the only one that is a typo away. */
function areaTyped(text: string): Area | undefined {
  const key = streetKey(text)
  const areasWhere = (isMeant: (name: string) => boolean) =>
    areas.filter((area) => namesOf(area).some((name) => isMeant(streetKey(name))))
  const [named] = areasWhere((name) => name === key)
  if (named || key.length < minBeginning) return named
  const begun = areasWhere((name) => name.startsWith(key))
  const found = begun.length > 0 || key.length < minMisspelt ? begun : areasWhere((name) => isTypoOf(name, key))
  return found.length === 1 ? found[0] : undefined
}

function isTypoOf(name: string, key: string): boolean {
  return typoDistance(key, name, 1) <= 1
}

function namesOf({ slug, title }: Area): string[] {
  return [title, ...Object.values(places).flatMap((edition) => edition.areas[slug] ?? [])]
}

/** Whether a name holds a word that begins as the typed text does: "strand" finds Henne Strand. */
export function isNameTyped(name: string, text: string): boolean {
  const key = streetKey(text)
  return streetKey(name).startsWith(key) || wordsOf(name).some((word) => streetKey(word).startsWith(key))
}
