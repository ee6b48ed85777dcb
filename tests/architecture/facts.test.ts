import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { longestPassword, shortestPassword } from '../../src/contracts/session.ts'
import { maxFormBytes, maxPictureBytes } from '../../src/contracts/submission.ts'
import { defaultParty } from '../../src/domain/booking/party.ts'
import { fewestStays, personsOf } from '../../src/domain/consumption.ts'
import { maxFavorites } from '../../src/domain/favorites.ts'
import { defaultDuration, lastMinuteWindowDays, offeredDurations } from '../../src/domain/stays.ts'
import { priorReviews } from '../../src/domain/weighted-rating.ts'
import { houseTimes, keys, officeHours, shortestStay } from '../../src/editions/agency-facts.ts'
import { siteLimits } from '../../src/editions/site-limits.ts'
import { maxCompared } from '../../src/features/compare/compared.ts'
import { longestSearchName, maxSavedSearches } from '../../src/features/search/saved-searches.ts'
import { languages, type StatedText, seededTextsOf, textsAsWritten } from './stated-texts.ts'

test('limits that texts name are those of the code', () => {
  const inCode = (path: string, pattern: RegExp) =>
    Number(pattern.exec(readFileSync(path, 'utf8'))?.[1]?.replace('_', ''))
  expect(siteLimits).toEqual({
    passwordMin: shortestPassword,
    passwordMax: longestPassword,
    linkHours: inCode('src/backend/auth/forgotten-password.ts', /resetMinutes = (\d+)/) / 60,
    invitationDays: inCode('src/backend/management/invitations.ts', /invitationDays = (\d+)/),
    receiptHours: inCode('src/features/forms/receipt.tsx', /cookieSeconds = (\d+) \* 60\b/) / 60,
    mailRecordDays: inCode('src/backend/mail/delivery/outbox-rows.ts', /retentionDays = (\d+)/),
    messageMonths: inCode('src/backend/workers/submissions.ts', /submissionMonths = (\d+)/),
    compared: maxCompared,
    favorites: maxFavorites,
    shareRecipients: inCode('src/contracts/share-favorites.ts', /maxRecipients = (\d+)/),
    savedSearches: maxSavedSearches,
    searchNameLength: longestSearchName,
    formKilobytes: maxFormBytes / 1024,
    imageMegabytes: maxPictureBytes / 1024 / 1024,
    imageSide: inCode('src/backend/workers/store-picture.ts', /maxSide = ([\d_]+)/),
    imageMegapixels: inCode('src/backend/workers/store-picture.ts', /maxPixels = (\d+)_000_000/),
    addOnPauseMinutes: inCode('src/backend/workers/add-ons/offer.ts', /failureWindow = (\d+) \* 60/),
    addOnOpenMinutes: inCode('src/features/add-ons/lookup-page.tsx', /cookieSeconds = (\d+) \* 60/),
    holdMinutes: inCode('src/backend/wrangler.toml', /HOLD_SECONDS = "(\d+)"/) / 60,
    lastMinuteDays: lastMinuteWindowDays,
    defaultNights: defaultDuration,
    estimateGuests: personsOf(defaultParty),
    estimateStays: fewestStays,
    priorReviews: priorReviews.count,
    priorStars: priorReviews.stars,
  })
})

test('facts agree with each other and with what is let', () => {
  expect(shortestStay).toBe(Math.min(...offeredDurations))
  // A code is texted before the house is ready, and a key is handed out after that, in every office that is open.
  expect(keys.codeAt <= houseTimes.checkIn).toBe(true)
  for (const { to } of Object.values(officeHours)) expect(to > houseTimes.checkIn).toBe(true)
})

/** Figures that texts may contain, and why. */
const stated: readonly RegExp[] = [
  // Emergency number, keys of a phone, an example, a scale, an example of a calling code.
  /\b112\b/,
  /tast(er)? (I|du)? ?1|Taste 1|drücken die 1|press 1/i,
  /BL1234|MH-2345ABCD|85[.,]000|\+4\d|(: |enter |skriv )3$/,
  /(af|von|out of) 5\b/,
  /[Vv]ælg 0|Haustiere auf 0|Choose 0/,
  // Laws, and the tax that they ask for.
  /§|\(l\)|15 O|[46]0 ?%/,
  // A list's own numbers, and the end of a law's.
  /^(## )?\d\.$|^(\d+|2,) ?(nr\.|Nr\.|BGB\)\.|\)\.)$|^Skriv 1 til|“ 1 bis|enter 1 to|houses at a time/,
  // Reviews of two years: domain/broker-limits.ts. A year: consent and favourites. The rest is a sense of time.
  /(seneste to|letzten zwei|last two|past two|in zwei) (år|Jahren?|years)/,
  /\b(et|ein|a) (år|Jahr|year)\b|1 (år|Jahr|year)\b/,
  /\b(et minut|eine Minute|a minute|et døgn|einem Tag|einen Tag|a day)\b/i,
  /\b(en uge|eine Woche|einer Woche|a week|en dag|en måned|a month|a year)\b/i,
  /zwölf Monaten|an hour|en time|eine Stunde|half an hour|halve? (times?|Autostunde)|Viertelstunde|kvarter|quarter/i,
  /uge 8|week 8|100 met|100 Met|300 met|300 Met|\d° ?C/,
  /\d+ (liter|Liter|litres)/,
  // Numbers of the search, and the reference of a reduced price.
  /± 2 (dage|Tage|days)|30 (dage, før|Tage vor|days before)|letzten 30 Tage/,
  // Facts of the agency: see the seed's places and houses.
  /\b47\b|600|40 (år|Jahre|years)|[Tt]i minutter|[Zz]ehn Minuten|[Tt]en minutes/,
  // Facts of the coast, the law and the houses, not of the agency.
  /30 (km|og|und)|højst 30,|höchstens 30 |\b18\b|to minutter|zwei Minuten|two minutes|day ticket/,
]

/** tests/unit/seed/stored-in-browser.test.ts compares what a browser stores, and for how long, with the code. */
test.each(languages)('%s: every figure and every time in a text comes from the facts', (language) => {
  const unfounded = [...textsAsWritten(language), ...seededTextsOf(language)]
    .filter(({ place }) => place !== 'settings-consent')
    .flatMap(({ place, text }: StatedText) =>
      text
        .split(/(?<=[.!?])\s|\\n|\n/)
        .map((sentence) =>
          sentence
            .replace(/\]\([^)]*\)/g, ']')
            .replace(/\$?\{[^}]*\}/g, '…')
            .replace(/\\u00a0|\u00a0/g, ' '),
        )
        .filter((sentence) => figures.test(sentence) && !stated.some((reason) => reason.test(sentence)))
        .map((sentence) => `${place}: ${sentence}`),
    )
  expect(unfounded).toEqual([])
})

const numbers =
  'to|tre|fire|fem|seks|otte|ti|tolv|eine?|zwei|drei|vier|fünf|sechs|acht|zehn|zwölf|two|three|four|five|six|eight|ten|twelve|an?|en|et'
const spans =
  'minut(ter)?|timer?|døgn|dage?|uger?|måned(er)?|år|nat|nætter|Minuten?|Stunden?|Tage?n?|Wochen?|Monate?n?|Jahre?n?|Nächten?|minutes?|hours?|days?|weeks?|months?|years?|nights?'
/** A digit, a number word before a span of time, noon, a quarter. */
const figures = new RegExp(
  `\\d|(?<!\\p{L})(${numbers}) (${spans})(?!\\p{L})|(?<!\\p{L})(Mittag|noon|fjerdedel|Viertel|quarter)(?!\\p{L})`,
  'u',
)
