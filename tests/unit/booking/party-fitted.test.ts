import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Party } from '../../../src/contracts/booking.ts'
import { fittedParty } from '../../../src/domain/booking/party.ts'
import { partyWord } from '../../../src/domain/trip.ts'
import { fittedKey, PartyFitted } from '../../../src/features/booking/stay-page.tsx'
import { type Market, markets } from '../../../src/markets/market.ts'
import { messagesOf } from '../../../src/markets/messages/messages.ts'
import type { RenderContext } from '../../../src/routing/page.ts'

const house = { persons: 4, pets: 1 }

function noteFor(word: string, market: Market = markets[0]) {
  const read = { market, messages: messagesOf(market), query: new URLSearchParams({ [fittedKey]: word }) }
  // As much of a page's request as the note reads.
  const request = read as unknown as RenderContext
  const party = fittedParty({ adults: 5, children: 1, infants: 0, pets: 2 }, house)
  const stay = { lodgingId: 1, name: 'BL1001', arrival: '2027-07-03', duration: 7 }
  return renderToStaticMarkup(createElement(PartyFitted, { request, stay, party, house }))
}

const large: Party = { adults: 5, children: 1, infants: 0, pets: 2 }

test.each([
  ['da', '5\u00a0voksne', '1\u00a0husdyr'],
  ['de', '5\u00a0Erwachsene', '1\u00a0Haustier'],
  ['en', '5\u00a0adults', '1\u00a0pet'],
] as const)(
  '%s: whom the house has no room for is named, beside those whom the prices are for',
  (key, word, fitted) => {
    const market = markets.find((each) => each.key === key)
    const note = noteFor(partyWord(large), market)
    expect(note).toContain(word)
    expect(note).toContain(fitted)
    expect(note).not.toContain('{')
    // The search for those who were requested.
    expect(note).toMatch(/href="\/(soeg|suche|search)\/\?1=6&amp;ankomst=2027-07-03[^"]*&amp;husdyr=2"/)
  },
)

test('a party that the house takes, and what is no party, have no note', () => {
  for (const word of ['', '0', 'x', '2-2-0-1', '4-0-0-0', '<b>', '5-1-0']) expect(noteFor(word)).toBe('')
  for (const word of ['5-0-0-0', '4-1-0-0', '2-0-0-2']) expect(noteFor(word)).not.toBe('')
})
