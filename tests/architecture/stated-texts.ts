import { globSync, readdirSync, readFileSync } from 'node:fs'
import { favorites as daFavorites } from '../../src/editions/da/favorites.ts'
import { messages as da } from '../../src/editions/da/index.ts'
import { mail as daMail } from '../../src/editions/da/mail.ts'
import { device as daDevice } from '../../src/editions/da/on-device.ts'
import { favorites as deFavorites } from '../../src/editions/de/favorites.ts'
import { messages as de } from '../../src/editions/de/index.ts'
import { mail as deMail } from '../../src/editions/de/mail.ts'
import { device as deDevice } from '../../src/editions/de/on-device.ts'
import { favorites as enFavorites } from '../../src/editions/en/favorites.ts'
import { messages as en } from '../../src/editions/en/index.ts'
import { mail as enMail } from '../../src/editions/en/mail.ts'
import { device as enDevice } from '../../src/editions/en/on-device.ts'

export const languages = ['da', 'de', 'en'] as const
export type Language = (typeof languages)[number]
export interface StatedText {
  place: string
  text: string
}

const editions = {
  da: { ...da, mail: daMail, favorites: daFavorites, device: daDevice },
  de: { ...de, mail: deMail, favorites: deFavorites, device: deDevice },
  en: { ...en, mail: enMail, favorites: enFavorites, device: enDevice },
}

/** Every text of the edition with its key. */
export function textsOf(language: Language): StatedText[] {
  return leavesOf(editions[language], '')
}

function leavesOf(node: unknown, place: string): StatedText[] {
  if (typeof node !== 'object' || node === null) return [{ place, text: String(node) }]
  return Object.entries(node).flatMap(([key, value]) => leavesOf(value, place ? `${place}.${key}` : key))
}

/** Seeded files that tell of the agency's rules; of the pages only those that do. */
const files = ['broker-texts', 'items', 'content/faqs', 'content/departments', 'content/settings', 'content/forms']
const notes = ['content/booking-notes', 'content/inspiration', 'content/ranking', 'content/navigation']
const pages =
  /^page-(home|search|favorites|areas|terms|cancellation|guide|arrival|cleaning|electricity-water|contact|last-minute|about)$/

/** Their texts as they are written, with names of facts in braces. */
export function seededTextsOf(language: Language): StatedText[] {
  const plain = [...files, ...notes].flatMap((file) => writtenIn(read(file), language, file))
  const told = (read('content/pages') as { id: string }[]).filter(({ id }) => pages.test(id))
  return [...plain, ...told.flatMap((page) => writtenIn(page, language, page.id))]
}

function read(file: string): unknown {
  return JSON.parse(readFileSync(`src/backend/seed/data/${file}.json`, 'utf8'))
}

function writtenIn(node: unknown, language: Language, place: string): StatedText[] {
  if (typeof node !== 'object' || node === null) return []
  if (languages.every((each) => each in node)) {
    const text = (node as Record<Language, unknown>)[language]
    return typeof text === 'string' ? [{ place, text }] : []
  }
  const own = 'id' in node && typeof node.id === 'string' ? node.id : place
  return Object.entries(node).flatMap(([key, value]) => (key === 'slug' ? [] : writtenIn(value, language, own)))
}

/** Every text of the seed: of pages, houses, reviews, and alternative texts of pictures. */
export function allSeededTextsOf(language: Language): StatedText[] {
  return globSync(['src/backend/seed/data/**/*.json', 'src/backend/seed/pictures/catalogue.json']).flatMap((path) =>
    spokenIn(JSON.parse(readFileSync(path, 'utf8')), language, path.replace(/^.*seed\/(data\/)?|\.json$/g, '')),
  )
}

/** Texts of one edition alone are under its language as well, as objects and lists. */
function spokenIn(node: unknown, language: Language, place: string): StatedText[] {
  if (typeof node !== 'object' || node === null) return []
  if (languages.every((each) => each in node)) return leavesOf((node as Record<Language, unknown>)[language], place)
  const own = 'id' in node && typeof node.id === 'string' ? node.id : place
  return Object.entries(node).flatMap(([key, value]) => (/slug/i.test(key) ? [] : spokenIn(value, language, own)))
}

/** The lines of an edition's files that hold texts, as they are written: facts are still names in braces. */
export function textsAsWritten(language: Language): StatedText[] {
  const folder = `src/editions/${language}`
  const others = ['facts.ts', 'index.ts', 'map-names.ts', 'places.ts']
  return readdirSync(folder)
    .filter((file) => !others.includes(file))
    .flatMap((file) =>
      readFileSync(`${folder}/${file}`, 'utf8')
        .split('\n')
        .filter((line) => !/^\s*(import|export|\/?\*|\/\/)/.test(line))
        .map((line) => ({ place: file, text: line.replace(/^\s*['"\w-]+: /, '').replace(/^['"`]|['"`],?$/g, '') })),
    )
}
