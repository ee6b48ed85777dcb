import { expect, test } from 'vitest'
import items from '../../../src/backend/seed/data/items.json' with { type: 'json' }
import { fill } from '../../../src/backend/seed/texts.ts'
import { mailTexts } from '../../../src/editions/mails.ts'
import { editions } from '../../../src/editions/table.ts'
import { writtenFacts } from '../../../src/editions/written-facts.ts'
import { nextSteps, partyText, stayHours } from '../../../src/markets/booking-texts.ts'
import { formatMessage } from '../../../src/markets/format-message.ts'
import { messagesOf } from '../../../src/markets/messages/messages.ts'

const { earlyCheckIn, lateCheckOut } = items

for (const market of editions) {
  const { key } = market
  const line = (text: Record<typeof key, string>) => ({ description: fill(text[key], writtenFacts(key)) })
  const [early, late] = [line(earlyCheckIn.description), line(lateCheckOut.description)]
  const written = (time: string) => time.replace(':', key === 'da' ? '.' : ':')

  test(`${key}: a stay has the agency's hours, and the extra ones that were booked`, () => {
    const usual = { checkIn: written('16:00'), checkOut: written('10:00') }
    expect(stayHours(market, [{ description: '' }, { description: 'Brænde, 112:00 l' }])).toEqual(usual)
    expect(stayHours(market, [early])).toEqual({ ...usual, checkIn: written('12:00') })
    expect(stayHours(market, [late])).toEqual({ ...usual, checkOut: written('13:00') })
  })

  test(`${key}: no line ends between a number and who or what it counts`, () => {
    for (const count of [1, 2]) {
      const party = { adults: count, children: count, infants: count, pets: count }
      for (const part of partyText(market, messagesOf(market), party).split(', ')) expect(part).toMatch(/^\d\u00a0\S+$/)
      const { card } = messagesOf(market)
      for (const text of [card.nights, card.persons, card.bedrooms, card.bathrooms, card.pets])
        expect(formatMessage(text, { count }, market)).toMatch(/^\d\u00a0\S+$/)
    }
  })

  test(`${key}: what follows a booking names the hour that was booked`, () => {
    const [, , ready] = nextSteps(market, { contract: '', ...mailTexts[key].booking.steps }, [early])
    expect(ready).toContain(written('12:00'))
    expect(ready).not.toContain(written('16:00'))
  })
}

test('a line booked in another edition counts as well', () => {
  const [danish, german] = editions
  expect(
    stayHours(german, [{ description: fill(earlyCheckIn.description.da, writtenFacts(danish.key)) }]).checkIn,
  ).toBe('12:00')
})
