import { expect, test } from 'vitest'
import { isMovedByChangeDay } from '../../src/domain/moved-arrival.ts'
import { formatMessage } from '../../src/markets/format-message.ts'
import { formatDate } from '../../src/markets/formats.ts'
import { markets } from '../../src/markets/market.ts'
import { messagesOf } from '../../src/markets/messages/messages.ts'
import { href } from '../../src/urls/paths.ts'
import { findHouses, saturdayIn } from '../browser/agency.ts'
import { readable } from '../guests/form-in-html.ts'
import { Visitor } from '../guests/visitor.ts'
import { thisSite } from '../this-site.ts'

const day = saturdayIn(230)
const query = `ankomst=${day}&duration=7&result=100`

test.each(markets)(
  'edition $key says on card and house which change day moves a stay, and no other reason',
  async (market) => {
    const { hits } = await findHouses(query)
    const moved = hits.find(({ date, facilityIds }) => date && isMovedByChangeDay(facilityIds, day, date))
    if (!moved?.date) throw new Error('No house is moved by its change day')
    const weekday = formatDate(market, moved.date, 'dayOfWeek')
    const short = formatDate(market, moved.date, 'dayOfWeekShort')
    const { card, lodging } = messagesOf(market)
    const visitor = new Visitor(`${market.key}.localhost`, thisSite().port)
    const list = await visitor.get(`${href.search(market)}?${query}`)
    const shown = list.html.split('<article').find((each) => each.includes(`data-lodging="${moved.lodgingId}"`)) ?? ''
    expect(shown).toContain(`</b> · ${formatMessage(card.movedBy.changeDay, { weekday: short }, market)}</p>`)
    const [, houseUrl = ''] = /href="(\/[^"]*quote=[^"]*)"/.exec(shown) ?? []
    const searched = formatMessage(lodging.box.searchedDay, { day: formatDate(market, day, 'weekday') }, market)
    const changeDay = formatMessage(lodging.box.changeDay, { weekday }, market)
    expect((await visitor.get(readable(houseUrl))).html).toContain(`${searched} ${changeDay}`)
    const unmoved = readable(houseUrl).replace(/&ankomst=[^&]*/, '')
    expect((await visitor.get(unmoved)).html).not.toContain(changeDay)
  },
)
