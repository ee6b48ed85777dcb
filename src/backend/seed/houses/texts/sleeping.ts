import type { Language, Text3 } from '../../texts.ts'
import { type Bedroom, bedroomsOf } from '../bedrooms.ts'
import type { House } from '../house.ts'
import { numeral } from './words.ts'

type Bed = Bedroom['bed']

const inBedrooms = ['double', 'singles', 'bunk', 'single'] as const

/** One room and several, with such beds. */
const roomsWith: Record<(typeof inBedrooms)[number], Record<Language, readonly [one: string, several: string]>> = {
  double: {
    da: ['ét med dobbeltseng', '{n} med dobbeltseng'],
    de: ['eines mit Doppelbett', '{n} mit Doppelbett'],
    en: ['one with a double bed', '{n} with a double bed'],
  },
  singles: {
    da: ['ét med to enkeltsenge', '{n} med to enkeltsenge'],
    de: ['eines mit zwei Einzelbetten', '{n} mit je zwei Einzelbetten'],
    en: ['one with twin beds', '{n} with twin beds'],
  },
  bunk: {
    da: ['ét med køjeseng', '{n} med køjeseng'],
    de: ['eines mit Etagenbett', '{n} mit Etagenbett'],
    en: ['one with bunk beds', '{n} with bunk beds'],
  },
  single: {
    da: ['ét med enkeltseng', '{n} med enkeltseng'],
    de: ['eines mit Einzelbett', '{n} mit Einzelbett'],
    en: ['one with a single bed', '{n} with a single bed'],
  },
}

const and: Record<Language, string> = { da: 'og', de: 'und', en: 'and' }

/** The bedrooms and their beds, as they are. */
export function sleepingText(house: House, variant: number): Text3 {
  const rooms = bedroomsOf(house)
  return { da: inLanguage('da'), de: inLanguage('de'), en: inLanguage('en') }

  function inLanguage(language: Language): string {
    const parts = inBedrooms.flatMap((bed) => {
      const count = rooms.filter((room) => room.bed === bed).length
      if (count === 0) return []
      const [one, several] = roomsWith[bed][language]
      return [count === 1 ? one : several.replace('{n}', numeral(count, language))]
    })
    const all = parts.length === 1 ? allAlike(parts[0] ?? '', house.bedrooms, language) : listed(parts, language)
    return [firstSentence(house, all, language, variant), extraBeds(rooms, language)].filter(Boolean).join(' ')
  }
}

function firstSentence(house: House, rooms: string, language: Language, variant: number): string {
  const count = numeral(house.bedrooms, language)
  const persons = numeral(house.persons, language)
  const variants: Record<Language, readonly string[]> = {
    da: [
      `Der er plads til ${persons} i de ${count} soveværelser: ${rooms}.`,
      `De ${count} soveværelser fordeler sig sådan: ${rooms}.`,
      `Huset har ${count} soveværelser, ${rooms}.`,
    ],
    de: [
      `Für ${persons} Personen gibt es ${count} Schlafzimmer: ${rooms}.`,
      `Die ${count} Schlafzimmer verteilen sich so: ${rooms}.`,
      `Das Haus hat ${count} Schlafzimmer, ${rooms}.`,
    ],
    en: [
      `There is room for ${persons} in ${count} bedrooms: ${rooms}.`,
      `The ${count} bedrooms are arranged like this: ${rooms}.`,
      `The house has ${count} bedrooms, ${rooms}.`,
    ],
  }
  const fitting = sleepsAllInBedrooms(house) ? variant : 2
  return variants[language][fitting % 3] ?? ''
}

function sleepsAllInBedrooms(house: House): boolean {
  return !bedroomsOf(house).some(({ bed }) => isExtra(bed))
}

function isExtra(bed: Bed): boolean {
  return bed === 'loft' || bed === 'annex' || bed === 'sofa'
}

/** “two with a double bed” of two rooms says it of both. */
function allAlike(part: string, bedrooms: number, language: Language): string {
  const rest = part.replace(/^\S+ /, '')
  const words = bedrooms === 2 ? { da: 'begge', de: 'beide', en: 'both' } : { da: 'alle', de: 'alle', en: 'each' }
  return `${words[language]} ${rest}`
}

function listed(parts: readonly string[], language: Language): string {
  return `${parts.slice(0, -1).join(', ')} ${and[language]} ${parts.at(-1)}`
}

function extraBeds(rooms: readonly Bedroom[], language: Language): string {
  const extras = rooms.filter(({ bed }) => isExtra(bed))
  return extras.map(({ bed, sleeps }) => extraBed(bed, sleeps, language)).join(' ')
}

function extraBed(bed: Bed, sleeps: number, language: Language): string {
  if (bed === 'loft') {
    return {
      da:
        sleeps === 1
          ? 'På hemsen er der én soveplads mere.'
          : `På hemsen er der ${numeral(sleeps, 'da')} sovepladser mere.`,
      de:
        sleeps === 1
          ? 'Auf dem Hochboden gibt es noch einen Schlafplatz.'
          : `Auf dem Hochboden gibt es ${numeral(sleeps, 'de')} weitere Schlafplätze.`,
      en:
        sleeps === 1
          ? 'One more can sleep in the loft.'
          : `${sleeps === 2 ? 'Two' : sleeps} more can sleep in the loft.`,
    }[language]
  }
  if (bed === 'annex') {
    return {
      da: 'I annekset kan yderligere to sove for sig selv.',
      de: 'Im Nebenhaus schlafen zwei weitere Gäste ganz für sich.',
      en: 'Two more can sleep on their own in the annexe.',
    }[language]
  }
  return {
    da: 'I stuen står en sovesofa til to.',
    de: 'Im Wohnzimmer steht ein Schlafsofa für zwei.',
    en: 'There is a sofa bed for two in the living room.',
  }[language]
}
