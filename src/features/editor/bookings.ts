import type { Hono } from 'hono'
import * as v from 'valibot'
import { IsoDateSchema } from '../../contracts/lodging.ts'
import { bookingStates, type DecimalSign, decimalSigns } from '../../contracts/office.ts'
import type { Deps } from '../../deps.ts'
import { today } from '../../domain/stays.ts'
import { numberFormat } from '../../markets/intl.ts'
import type { Market } from '../../markets/market.ts'
import { fieldsOf } from '../../routing/load-page.ts'
import type { CancelOutcome } from '../../services/cancel-outcome.ts'
import type { BookingsQuery, OfficeService } from '../../services/office.ts'
import { ServiceError } from '../../services/service-error.ts'
import type { SiteContext, SiteRequest } from '../../site-context.ts'
import { officeBookingPath } from '../../urls/paths.ts'
import type { ShowScreen } from './document.tsx'
import { bookingPage } from './pages/booking.tsx'
import { bookingsPage } from './pages/bookings.tsx'
import { noOfficePage, notFoundPage, unanswered } from './pages/parts.tsx'
import { pageOf } from './paths.ts'

const perPage = 50
const numberPattern = '[A-Za-z0-9-]{1,40}'

/** The bookings of the embedded booking service: found, read, cancelled by the terms, exported. */
export function addBookingRoutes(editor: Hono<SiteContext>, deps: Deps, show: ShowScreen): void {
  const { office } = deps

  editor.get('/bookings/', (c) =>
    respondWithOffice(c, async (service) => {
      const [query, page] = [queryOf(c), pageOf(c.req.query('page'))]
      const found = await service.bookings({ ...query, limit: perPage, skip: (page - 1) * perPage })
      const isOutside = deps.variables.BOOKING_URL !== ''
      return show(c, bookingsPage({ ...found, ...query, page, perPage, isOutside }))
    }),
  )
  editor.get('/bookings/export/', (c) =>
    respondWithOffice(c, async (service) => {
      const csv = await service.exportBookings(queryOf(c), decimalSignOf(c.get('market')))
      return new Response(csv, {
        headers: {
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': `attachment; filename="bookings-${today(deps.now())}.csv"`,
          'x-content-type-options': 'nosniff',
        },
      })
    }),
  )
  editor.get(`/bookings/:number{${numberPattern}}/`, (c) =>
    respondWithOffice(c, (service) => showBooking(c, service, c.req.param('number'))),
  )
  editor.get(`/bookings/:number{${numberPattern}}/cancel/`, (c) =>
    c.redirect(officeBookingPath(c.req.param('number')), 303),
  )
  editor.post(`/bookings/:number{${numberPattern}}/cancel/`, (c) =>
    respondWithOffice(c, async (service) => {
      const number = c.req.param('number').toUpperCase()
      const fee = String((await fieldsOf(c)).get('fee') ?? '')
      if (!/^\d{1,9}$/.test(fee)) return showBooking(c, service, number, { kind: 'refused', code: 'fee_changed' })
      const outcome = await service.cancel(number, Number(fee), c.get('editor') ?? 'editor')
      if (outcome.kind === 'refused') return showBooking(c, service, number, outcome)
      // Its page shows the stay as free from now on; where that fails, once it has grown old.
      await deps.purge([`lodging:${outcome.lodgingId}`]).catch(deps.log)
      return c.redirect(officeBookingPath(number), 303)
    }),
  )

  async function showBooking(
    c: SiteRequest,
    service: OfficeService,
    number: string,
    refused: Extract<CancelOutcome, { kind: 'refused' }> | null = null,
  ): Promise<Response> {
    const booking = await service.booking(number)
    if (!booking) return show(c, notFoundPage(`There is no booking ${number.toUpperCase()}.`), 404)
    return show(c, bookingPage({ booking, refused: refused?.code ?? null }), refused ? 409 : 200)
  }

  async function respondWithOffice(
    c: SiteRequest,
    call: (service: OfficeService) => Promise<Response>,
  ): Promise<Response> {
    if (!office) return show(c, noOfficePage('bookings'))
    try {
      return await call(office)
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error
      deps.log(error)
      return show(c, noOfficePage('bookings', unanswered), 502)
    }
  }
}

function queryOf(c: SiteRequest): BookingsQuery {
  return {
    search: (c.req.query('search') ?? '').trim().slice(0, 100),
    state: bookingStates.find((each) => each === c.req.query('state')) ?? null,
    from: dayOf(c.req.query('from')),
    to: dayOf(c.req.query('to')),
  }
}

function dayOf(typed: string | undefined): string | null {
  const day = v.safeParse(IsoDateSchema, typed)
  return day.success ? day.output : null
}

/** As spreadsheets read numbers where the edition's guests and their office live. */
function decimalSignOf({ formatLocale }: Market): DecimalSign {
  const parts = numberFormat(formatLocale, {}).formatToParts(0.5)
  return decimalSigns.find((sign) => parts.some(({ type, value }) => type === 'decimal' && value === sign)) ?? '.'
}
