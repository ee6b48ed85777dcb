import { expect, test } from 'vitest'
import { itemField } from '../../src/contracts/booking-forms.ts'
import { markets } from '../../src/markets/market.ts'
import { messagesOf } from '../../src/markets/messages/messages.ts'
import { href } from '../../src/urls/paths.ts'
import { saturdayIn } from '../browser/agency.ts'
import { formIn, readable } from '../guests/form-in-html.ts'
import { typedGuest } from '../guests/typed-guest.ts'
import { Visitor } from '../guests/visitor.ts'
import { thisSite } from '../this-site.ts'

/** The seeded item that is bed linen. */
const linenId = 3
const party = 'adults=3&children=2&infants=1&pets=1'

test.each(markets)(
  'edition $key expects the same use of a stay on its card, its page and before the button, and names five persons',
  async (market) => {
    const visitor = new Visitor(`${market.key}.localhost`, thisSite().port)
    const search = await visitor.get(`${href.search(market)}?ankomst=${saturdayIn(230)}&duration=7&${party}`)
    const card = search.html.split('<article').find((each) => each.includes('<p class="price-note">')) ?? ''
    const [, houseUrl = ''] = /href="(\/[^"]*quote=[^"]*)"/.exec(card) ?? []
    // Its pet stands before it, and for how many persons it is behind it.
    const [, amount = '', behind = ''] = /<p class="price-note">.*?<b>(.*?)<\/b>(.*?)<\/p>/s.exec(card) ?? []
    const ofCard = amountsIn(amount)[0] ?? Number.NaN
    expect(behind).toMatch(/\s5$/)

    let house = await visitor.get(readable(houseUrl))
    // On a busy machine a page may once be sent without what was not there in time.
    while (!house.html.includes('class="expected-use"')) house = await visitor.get(readable(houseUrl))
    const ofHouse = expectedUse(house.html)
    expect(ofHouse).toMatchObject({ inAll: ofCard, count: 5 })
    const [lead = ''] = messagesOf(market).lodging.consumptionLead.other.replace('{count}', '5').split(' {season}')
    expect(textOf(house.html)).toContain(lead)

    const [, bookUrl = ''] = /href="(\/booking\/\?[^"]*)"/.exec(house.html) ?? []
    await visitor.get(readable(bookUrl))
    const words = messagesOf(market).booking.summary
    // Bed linen is counted before it is chosen, too, as the search and the house count it.
    const inAllOf = async (step: 1 | 2 | 3, words: string) => {
      const [, amount = ''] = textOf((await visitor.get(href.bookingStep(step))).html).match(sentence(words)) ?? []
      return amountsIn(amount)[0] ?? Number.NaN
    }
    expect(await inAllOf(1, words.withUseAndLinen + words.about)).toBe(ofCard)
    await post(visitor, 1, {})
    expect(await inAllOf(2, words.withUseAndLinen + words.about)).toBe(ofCard)
    await post(visitor, 2, { ...typedGuest })
    // Who has chosen none brings bed linen along.
    const [, orderedText = ''] =
      /class="total".*?<dd>(.*?)<\/dd>/s.exec((await visitor.get(href.bookingStep(3))).html) ?? []
    const [ordered = Number.NaN] = amountsIn(orderedText)
    const ownLinen = await inAllOf(3, words.withUseOwnLinen + words.about)
    expect(await inAllOf(3, `${words.withUseAndLinen}: ${words.about}`)).toBe(ofCard)
    await post(visitor, 2, { ...typedGuest, [itemField(linenId)]: '1' })
    const review = (await visitor.get(href.bookingStep(3))).html
    const parts = [...review.matchAll(/<dd class="forecast">(.*?)<\/dd>/gs)].map(([, text = '']) => amountsIn(text))
    expect(parts.length).toBeGreaterThan(0)
    // Each part is shown in whole kroner or euro, and so is their sum.
    const total = parts.reduce((sum, [expected = 0]) => sum + expected, 0)
    expect(total).toBe(ofHouse.expected)
    expect(ownLinen).toBe(ordered + total)
    // With the bed linen that search and page have counted, the order comes to what they said.
    expect(await inAllOf(3, words.withUse + words.about)).toBe(ofCard)
    expect(textOf(review)).toContain(words.forecastGuests.other.replace('{count}', '5').replace(/\s+/g, ' '))
  },
)

async function post(visitor: Visitor, step: 1 | 2, typed: Record<string, string>): Promise<void> {
  const path = href.bookingStep(step)
  const form = formIn((await visitor.get(path)).html, path)
  const reply = await visitor.post(path, { ...form?.fields, ...typed })
  expect(reply.location).toBe(href.bookingStep(step === 1 ? 2 : 3))
}

/** What the first of these folds says: what the stay comes to with the expected use and bed linen, the use alone, and for how many persons. */
function expectedUse(html: string) {
  const [, summary = '', parts = ''] =
    /<details class="expected-use">.*?<summary>(.*?)<\/summary>(.*?)<\/details>/s.exec(html) ?? []
  const amounts = amountsIn(summary)
  const [expected = Number.NaN] = amountsIn(parts)
  return { expected, inAll: amounts.at(-1), count: Number(/(\d+) (?:person|Person|people)/.exec(textOf(parts))?.[1]) }
}

/** A text up to its price, which is the match's first group. */
function sentence(text: string): RegExp {
  const [before = ''] = text.replace(/\s+/g, ' ').split('{price}')
  const escaped = before.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace('{linen}', '[^)]+')
  return new RegExp(`${escaped}(€?\\d[\\d.,]*)`)
}

/** Whole kroner or euro. */
function amountsIn(html: string): number[] {
  const words = textOf(html).match(/\d[\d.,]*/g) ?? []
  return words.map((word) => Number(word.replace(/[.,](?=\d{3})/g, '').replace(/[.,]\d*$/, '')))
}

function textOf(html: string): string {
  return readable(html.replace(/<[^>]*>/g, '')).replace(/\s+/g, ' ')
}
