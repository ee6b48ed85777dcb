import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { allSeededTextsOf, type Language, textsOf } from './stated-texts.ts'

const titles = { da: 'Danish', de: 'German', en: 'English' } satisfies Record<Language, string>
const list = readFileSync('docs/terms.md', 'utf8')

/** Guests say what they like, and are answered as the several that they were. */
const guests = /^(portal-reviews|reviews|redirects)\b|^comment-/

/** The patterns of a language's table. */
function neverIn(language: Language): RegExp[] {
  const section = list.split(/^## /m).find((part) => part.startsWith(titles[language])) ?? ''
  return [...section.matchAll(/^\| `(.+)` \| .+ \|$/gm)].map(
    ([, pattern = '']) => new RegExp(pattern.replaceAll('\\|', '|'), 'iu'),
  )
}

test.each(['da', 'de', 'en'] as const)('%s writes no term that the list of terms rules out', (language) => {
  const never = neverIn(language)
  expect(never.length).toBeGreaterThan(10)
  const seeded = allSeededTextsOf(language).filter(({ place }) => !guests.test(place))
  const wrong = [...textsOf(language), ...seeded].flatMap(({ place, text }) => {
    const words = text
      .replace(/\]\([^)]*\)/g, ']')
      .replace(/\[[\w-]+ \w+=[^\]]*\]/g, '')
      .replace(/\{\w+\}/g, '…')
    return never.flatMap((pattern) => {
      const found = pattern.exec(words)
      return found ? [`${place}: ${found[0]} in “${words.slice(Math.max(0, found.index - 40), found.index + 40)}”`] : []
    })
  })
  expect(wrong).toEqual([])
})

test('after the greeting a German mail goes on with a small letter, unless it addresses the guest or names somebody', () => {
  const greeted =
    /^mail\.(formReceipt|taxCalculation|addonReceipt|lodgingViews|loginWarning|accountDeleted|invitation|confirm)\.text$|^mail\.stayAlert\.\w+\.text$/
  const wrong = textsOf('de').filter(({ place, text }) => greeted.test(place) && /^\p{Lu}/u.test(text))
  expect(wrong).toEqual([])
})
