import { expect, test } from 'vitest'
import { messages as da } from '../../src/editions/da/index.ts'
import { device as daDevice } from '../../src/editions/da/on-device.ts'
import { messages as de } from '../../src/editions/de/index.ts'
import { device as deDevice } from '../../src/editions/de/on-device.ts'
import { messages as en } from '../../src/editions/en/index.ts'
import { device as enDevice } from '../../src/editions/en/on-device.ts'
import { readSources } from './sources.ts'

/** Every text by its key; a plural's forms end in `.one` and `.other`. */
function textsOf(messages: object, start = ''): Map<string, string> {
  return new Map(
    Object.entries(messages).flatMap(([name, value]: [string, unknown]): [string, string][] => {
      if (typeof value === 'object' && value !== null) return [...textsOf(value, `${start}${name}.`)]
      return [[start + name, String(value)]]
    }),
  )
}

const editions = {
  da: textsOf({ ...da, device: daDevice }),
  de: textsOf({ ...de, device: deDevice }),
  en: textsOf({ ...en, device: enDevice }),
}
const translated = ['de', 'en'] as const
const keys = [...editions.da.keys()]

test.each(translated)('%s has the texts that the Danish edition has, plural for plural', (edition) => {
  expect([...editions[edition].keys()].sort()).toEqual([...keys].sort())
})

test.each(['da', ...translated] as const)('%s has no text that is empty or has stray spaces', (edition) => {
  const wrong = [...editions[edition]].filter(([, text]) => text === '' || text !== text.trim() || / {2}/.test(text))
  expect(wrong).toEqual([])
})

test.each(translated)('%s asks for the same values in each text', (edition) => {
  const placesOf = (text = '') => [...new Set(text.match(/\{\w+\}/g))].sort().join(' ')
  // A singular may say "one" in words.
  const wrong = keys.filter((key) => {
    const [own, danish] = [placesOf(editions[edition].get(key)), placesOf(editions.da.get(key))]
    return own !== danish && !(key.endsWith('.one') && withoutCount(own) === withoutCount(danish))
  })
  expect(wrong).toEqual([])
})

function withoutCount(places: string): string {
  return places.replace(/\{count\} ?/, '').trim()
}

test.each(['da', ...translated] as const)('%s opens and closes every place of a text', (edition) => {
  const wrong = [...editions[edition]].filter(([, text]) => /[{}]/.test(text.replace(/\{\w+\}/g, '')))
  expect(wrong).toEqual([])
})

/** Texts whose names the program composes, iterates over, or has from data. */
const composed = /^account\.login\.\w+Lead$|^arrival\.tasks\.|^lodging\.(houseTypes|tags)\./
/** How the program gets at a text: a property, a name within braces as in `{ title, text: lead }`, or a name in quotes. */
const uses = [/\.(\w+)/g, /['"]([\w-]+)['"]/g]

test('every text is used', async () => {
  const sources = await readSources(['src/**/*.{ts,tsx}', 'client/**/*.{ts,tsx}'])
  const program = sources.filter(({ path }) => !/markets\/messages\/|backend\/seed\/|src\/commands\//.test(path))
  const used = new Set(['one', 'other'])
  for (const { text } of program) {
    const code = text.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '')
    for (const [, name = ''] of uses.flatMap((use) => [...code.matchAll(use)])) used.add(name)
    for (const [, names = ''] of code.matchAll(/\{([^{}()=;]*)\}/g)) {
      for (const name of names.match(/\w+/g) ?? []) used.add(name)
    }
  }
  const unused = keys.filter((key) => !composed.test(key) && key.split('.').some((name) => !used.has(name)))
  expect(unused).toEqual([])
})

/** Stretches of the coast. */
const places = ['Ringkøbing Fjord', 'Thy']
/** Names, and words that two languages really share. */
const names = [
  ...places,
  'Marehalm',
  '© {year} Marehalm',
  'Dansk',
  'Deutsch',
  'English',
  'Wellness',
  'Internet',
  'Sauna',
  'Pool',
  'Restaurant',
]
const sameInBoth = {
  de: [
    ...names,
    'Adresse',
    'Ja ({amount})',
    'Statistik',
    'Land',
    'Telefon',
    'Kontakt',
    'Ja',
    'Liste',
    'Terrasse',
    'Strand',
  ],
  en: [
    ...names,
    '{count} filter',
    '{count}\u00a0person',
    '{range} for {count} person',
    'over {price}',
    'Menu',
    'Toilet',
  ],
}

test.each(translated)('%s repeats no Danish text', (edition) => {
  const same = keys.filter((key) => {
    const text = editions.da.get(key) ?? ''
    const words = text.replace(/\{\w+\}/g, '')
    return /\p{L}{2}/u.test(words) && text === editions[edition].get(key) && !sameInBoth[edition].includes(text)
  })
  expect(Object.fromEntries(same.map((key) => [key, editions.da.get(key)]))).toEqual({})
})

test('Danish letters stand in no German text and German ones in no Danish', () => {
  const wrong = [
    ...[...editions.de].filter(([, text]) => /[æøå]/i.test(withoutNames(text))),
    ...[...editions.da].filter(([, text]) => /[äöüß]/i.test(text)),
    ...[...editions.en].filter(([, text]) => /[æøåäöüß]/i.test(withoutNames(text))),
  ]
  expect(wrong).toEqual([])
})

/** Names of places and of the board of complaints keep their own letters. */
function withoutNames(text: string): string {
  return text.replaceAll(/Blåvand|Klitmøller|Ringkøbing|Thyborøn|Ankenævnet for Feriehusudlejning/g, '')
}

test.each(['da', ...translated] as const)('%s writes its own quotation marks, dashes and dots', (edition) => {
  const wrong = [...editions[edition]].filter(([, text]) => /"| - |\.\.\.|\b'|'\b/.test(text.replaceAll(/\w'\w/g, '')))
  expect(wrong).toEqual([])
})

test('German guests are addressed formally', () => {
  const familiar = [...editions.de].filter(([, text]) =>
    /(?<!\p{L})(du|dich|dir|dein(e[nmrs]?)?|euch|euer)(?!\p{L})/iu.test(text),
  )
  expect(familiar).toEqual([])
})
