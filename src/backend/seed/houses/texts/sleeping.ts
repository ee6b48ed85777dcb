import data from '../../data/houses/sleeping.json' with { type: 'json' }
import { byLanguage, fill, type Language, type Text3 } from '../../texts.ts'
import { spreadWording, type UsedWords } from '../../wordings.ts'
import { type Bedroom, bedroomsOf } from '../bedrooms.ts'
import type { House } from '../house.ts'
import { numeral } from './words.ts'

const inBedrooms = ['double', 'singles', 'bunk', 'single'] as const

/** The bedrooms and their beds, as they are. */
export function sleepingText(house: House, usedWords: UsedWords): Text3 {
  const rooms = bedroomsOf(house)
  const extras = rooms.filter(isExtra)
  const sentence = spreadWording(
    extras.length > 0 ? data.bedrooms : [...data.whereAllSleep, ...data.bedrooms],
    house,
    usedWords,
  )
  const ofExtras = extras.map((room) => ({ room, text: spreadWording(data[room.bed], house, usedWords) }))
  return byLanguage((language) => {
    const words = {
      persons: numeral(house.persons, language),
      bedrooms: numeral(house.bedrooms, language),
      rooms: listed(rooms, house.bedrooms, language),
    }
    const beyond = ofExtras.map(({ room, text }) => fill(text[language], placesOf(room, language)))
    return [fill(sentence[language], words), ...beyond].map(upperFirst).join(' ')
  })
}

type Extra = Bedroom & { bed: 'loft' | 'annex' | 'sofa' }

function isExtra(room: Bedroom): room is Extra {
  return room.bed === 'loft' || room.bed === 'annex' || room.bed === 'sofa'
}

function placesOf({ sleeps }: Bedroom, language: Language): Record<string, string> {
  const number = numeral(sleeps, language)
  if (language === 'da') return { places: sleeps === 1 ? 'én soveplads' : `${number} sovepladser` }
  if (language === 'de') return { places: sleeps === 1 ? 'noch einen Schlafplatz' : `${number} weitere Schlafplätze` }
  return { places: number, placesLower: number }
}

/** “two with a double bed” of two rooms says it of both. */
function listed(rooms: readonly Bedroom[], bedrooms: number, language: Language): string {
  const parts = inBedrooms.flatMap((bed) => {
    const count = rooms.filter((room) => room.bed === bed).length
    if (count === 0) return []
    const { one, several } = data.rooms[bed]
    return [count === 1 ? one[language] : several[language].replace('{n}', numeral(count, language))]
  })
  const [only = '', ...more] = parts
  if (more.length === 0) return `${(bedrooms === 2 ? data.both : data.all)[language]} ${only.replace(/^\S+ /, '')}`
  return `${parts.slice(0, -1).join(', ')} ${data.and[language]} ${parts.at(-1)}`
}

function upperFirst(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}
