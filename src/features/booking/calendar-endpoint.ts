import { getCookie } from 'hono/cookie'
import type { Deps } from '../../deps.ts'
import { createDraftStore } from '../../drafts/draft-store.ts'
import { messagesOf } from '../../markets/messages/messages.ts'
import { cacheControl } from '../../routing/visibility.ts'
import { callOptions, type SiteRequest } from '../../site-context.ts'
import { bookingNow } from '../arrival/booking-now.ts'
import { calendarFile } from '../arrival/calendar-file.ts'
import { readBooked } from './kept-draft.ts'

/** GET /booking/calendar.ics: the stay that the guest of this very browser has booked; nobody else has an address of it. */
export function getBookingCalendar({ store, services, variables, origins, now }: Deps) {
  return async function serveCalendarOfBooking(c: SiteRequest): Promise<Response> {
    const market = c.get('market')
    const made = await readBooked({ cookies: { get: (name) => getCookie(c, name) }, drafts: store(createDraftStore) })
    if (!made) return c.text(messagesOf(market).errors.notFoundTitle, 404, { 'cache-control': cacheControl.private })
    const { booked, lack } = await bookingNow({ services: services(callOptions(c)), market }, made.booked)
    const file = calendarFile({ ...booked, lack }, made.draft.stay, {
      market,
      messages: messagesOf(market),
      brand: variables.BRAND,
      origin: origins(new URL(c.req.url))[market.key],
      now: now(),
    })
    return c.body(file, 200, {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="${made.booked.number.replace(/[^\w-]/g, '')}.ics"`,
      'cache-control': cacheControl.private,
    })
  }
}
