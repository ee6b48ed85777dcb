import * as v from 'valibot'
import { expect, test } from 'vitest'
import { entryText } from '../../../src/backend/search/entries.ts'
import { contentEntries } from '../../../src/backend/seed/content/content-entries.ts'
import { richText } from '../../../src/backend/seed/content/rich-text.ts'
import { buildHouse } from '../../../src/backend/seed/houses/build-house.ts'
import { languages } from '../../../src/backend/seed/texts.ts'
import { RichTextSchema } from '../../../src/contracts/rich-text.ts'
import { plainText } from '../../../src/domain/plain-text.ts'
import { parseShortcodes, shortcodeNames, withoutShortcodes } from '../../../src/domain/shortcodes.ts'
import { richWords } from '../../../src/features/content/rich-words.ts'

const written = 'Så [phone label="ring til os"] om [house code=to6950].[opening-hours] [phone label=] [sic] [[phone]]'
const read = 'Så ring til os om TO6950.  [sic] [phone]'

test('where words alone are shown a code is its label or its house, and a wrong one nothing', () => {
  expect(withoutShortcodes(written)).toBe(read)
})

test('neither the search nor structured data shows a code', () => {
  const words = read.replace(/ +/g, ' ')
  const html = `<p>${written.replaceAll('"', '&quot;')}</p>`
  expect(plainText(html)).toBe(words)
  expect(richWords(v.parse(RichTextSchema, { json: richText(written) }))).toBe(words)
  const entry = { id: 'page', locale: 'da-DK', type: 'sectionText', slug: null, fields: { body: richText(written) } }
  expect(entryText(entry, () => undefined)).toBe(words)
})

test('every code is in the editors’ texts of each edition, rightly written and leading to a house that there always is', () => {
  const firstHouses = new Set(Array.from({ length: 20 }, (_, index) => buildHouse(index).name))
  for (const language of languages) {
    const used = contentEntries({ today: '2026-11-21', streets: [] })
      .flatMap(({ fields }) => textsOf(fields(language).body))
      .flatMap((text) => parseShortcodes(text, shortcodeNames))
      .flatMap((part) => (part.kind === 'code' ? [part] : []))
    expect(new Set(used.map(({ name }) => name))).toEqual(shortcodeNames)
    for (const { name, attributes } of used) {
      if (name === 'house') expect(firstHouses).toContain(attributes.code)
      if (name === 'button')
        expect(attributes.to).toMatch({ da: /^\/soeg\//, de: /^\/suche\//, en: /^\/search\// }[language])
    }
  }
})

function textsOf(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return []
  if ('value' in node && typeof node.value === 'string') return [node.value]
  return Object.values(node).flatMap(textsOf)
}
