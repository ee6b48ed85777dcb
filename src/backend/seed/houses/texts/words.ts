import { areaName } from '../../../../markets/area-name.ts'
import type { Language } from '../../texts.ts'
import { amountOf, type House } from '../house.ts'

const numerals: Record<Language, readonly string[]> = {
  da: ['nul', 'en', 'to', 'tre', 'fire', 'fem', 'seks', 'syv', 'otte', 'ni', 'ti', 'elleve', 'tolv'],
  de: ['null', 'ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn', 'elf', 'zwölf'],
  en: ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
}

const prepositions: Record<Language, Record<NonNullable<House['area']['preposition']> | 'in', string>> = {
  da: { in: 'i', on: 'på', at: 'ved' },
  de: { in: 'in', on: 'auf', at: 'bei' },
  en: { in: 'in', on: 'on', at: 'near' },
}

const decimalMark: Record<Language, string> = { da: ',', de: ',', en: '.' }
const metreWords: Record<Language, string> = { da: 'meter', de: 'Meter', en: 'metres' }
/** After von, mit, bei and in. */
const dativeMetres: Record<Language, string> = { ...metreWords, de: 'Metern' }

const theTerrace: Record<Language, string> = { da: 'Terrassen', de: 'Die Terrasse', en: 'The terrace' }
const oneOfTheTerraces: Record<Language, string> = {
  da: 'En af terrasserne',
  de: 'Eine der Terrassen',
  en: 'One of the terraces',
}

/** The words that a house's sentences leave room for. */
export function wordsOf(house: House, language: Language): Record<string, string | number> {
  const { area, place } = house
  const title = areaName({ key: language }, area)
  return {
    place: `${prepositions[language][area.preposition ?? 'in']} ${title}`,
    area: title,
    city: place.city,
    street: house.street.name,
    persons: numeral(house.persons, language),
    bathrooms: numeral(house.bathrooms, language),
    houseArea: house.houseArea,
    groundArea: grouped(house.groundArea, language),
    yearBuilt: house.yearBuilt,
    yearRenovated: house.yearRenovated ?? house.yearBuilt,
    beach: distance(house.beachDistance, language),
    beachDative: distance(house.beachDistance, language, dativeMetres[language]),
    shop: distance(amountOf(house, 'shopDistance'), language),
    poolArea: amountOf(house, 'poolArea'),
    spaPersons: numeral(amountOf(house, 'spaPersons'), language),
    mbit: grouped(amountOf(house, 'internetMbit'), language),
    parking: numeral(amountOf(house, 'parkingSpaces'), language),
    pets: numeral(house.pets, language),
    terrace: (amountOf(house, 'terraces') > 1 ? oneOfTheTerraces : theTerrace)[language],
  }
}

/** In letters up to twelve. */
export function numeral(value: number, language: Language): string {
  return numerals[language][value] ?? String(value)
}

function distance(metres: number, language: Language, metreWord = metreWords[language]): string {
  if (metres < 1000) return `${metres}\u00a0${metreWord}`
  const kilometres = (Math.round(metres / 100) / 10).toString().replace('.', decimalMark[language])
  return `${kilometres}\u00a0km`
}

function grouped(value: number, language: Language): string {
  const mark = language === 'en' ? ',' : '.'
  return String(value).replace(/\B(?=(\d{3})+$)/g, mark)
}
