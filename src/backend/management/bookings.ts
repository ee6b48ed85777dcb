import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import { envelope } from '../../contracts/envelope.ts'
import { IsoDateSchema } from '../../contracts/lodging.ts'
import { bookingStates, CancelBodySchema, type DecimalSign, decimalSigns } from '../../contracts/office.ts'
import { TypedText } from '../../contracts/typed-text.ts'
import { cancelResponse, refuseBooking } from '../booking/cancel.ts'
import type { Env } from '../env.ts'
import { failure } from '../middleware/failures.ts'
import {
  type BookingsFilter,
  csvColumns,
  findOfficeBooking,
  listOfficeBookings,
  pageOfBookings,
} from './office-bookings.ts'

type Call = Context<{ Bindings: Env }>

const FilterSchema = v.object({
  /** A part of the number, the house's code, the guest's name, address or phone. */
  search: v.optional(v.pipe(TypedText, v.maxLength(100)), ''),
  state: v.optional(v.picklist(bookingStates)),
  limit: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.transform(Number), v.minValue(1), v.maxValue(100)),
    '50',
  ),
  skip: v.optional(v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number)), '0'),
  /** First and last day of arrival. */
  from: v.optional(IsoDateSchema),
  to: v.optional(IsoDateSchema),
})

const CsvSchema = v.object({ ...FilterSchema.entries, decimal: v.optional(v.picklist(decimalSigns), '.') })

const noStore = { 'cache-control': 'no-store' }

/** The bookings of the embedded booking service, for the office. */
export const officeBookingsApp = new Hono<{ Bindings: Env }>()

officeBookingsApp.get('/bookings', async (c) => {
  const filter = v.safeParse(FilterSchema, c.req.query())
  if (!filter.success) return badFilter(c)
  const { limit, skip, ...criteria } = filter.output
  const { bookings, total } = await listOfficeBookings(c.env.DB, criteria, { limit, skip }, new Date())
  return c.json({ data: bookings, meta: { total } }, 200, noStore)
})

/** All bookings that match the filter, the newest first, read and streamed page by page. */
officeBookingsApp.get('/bookings.csv', (c) => {
  const query = v.safeParse(CsvSchema, c.req.query())
  if (!query.success) return badFilter(c)
  const { decimal, ...filter } = query.output
  return new Response(csvOf(c.env.DB, filter, decimal), {
    headers: { ...noStore, 'content-type': 'text/csv; charset=utf-8' },
  })
})

officeBookingsApp.get('/bookings/:number', async (c) => {
  const booking = await findOfficeBooking(c.env.DB, c.req.param('number'), new Date())
  return booking ? c.json(envelope(booking), 200, noStore) : refuseBooking(c, 'unknown_booking')
})

officeBookingsApp.post('/bookings/:number/cancel', async (c) => {
  const body = v.safeParse(CancelBodySchema, await c.req.json().catch(() => undefined))
  if (!body.success) return failure(c, 400, 'ValidationFailed', 'Give `expectedFee`, and in `by` who cancels.')
  const { expectedFee, by } = body.output
  return cancelResponse(c, c.env.DB, { number: c.req.param('number'), expectedFee, by: by ?? 'office' })
})

function badFilter(c: Call): Response {
  return failure(
    c,
    400,
    'ValidationFailed',
    'search is a text, state is standing or cancelled, from and to are days, limit and skip are numbers, decimal is a point or a comma.',
  )
}

function csvOf(db: D1Database, filter: BookingsFilter, decimal: DecimalSign): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  const now = new Date()
  let before: number | null = null
  let isFirst = true
  return new ReadableStream({
    async pull(controller) {
      const { bookings, last } = await pageOfBookings(db, filter, before, now)
      const head = isFirst ? byteOrderMark + csvLine(Object.keys(csvColumns), decimal) : ''
      const lines = bookings.map((booking) =>
        csvLine(
          Object.values(csvColumns).map((column) => column(booking)),
          decimal,
        ),
      )
      const text = head + lines.join('')
      if (text !== '') controller.enqueue(encoder.encode(text))
      isFirst = false
      before = last
      if (last === null) controller.close()
    },
  })
}

type CsvValue = string | number | null

/** Characters that start a formula in a spreadsheet, including their full-width forms. */
const formulaStart = /(^|[;,\t\r\n])([ \u00a0"]*)(?=[=+\-@\uff1d\uff0b\uff0d\uff20])/g

/**
 * One line of CSV (RFC 4180). Where decimals have a comma, spreadsheets expect a semicolon between fields. A text that a
 * spreadsheet would evaluate gets an apostrophe before it, also after a character that ends a field in another locale's
 * spreadsheet: what a guest has typed is never evaluated.
 */
export function csvLine(values: readonly CsvValue[], decimal: DecimalSign): string {
  return `${values.map((value) => csvField(value, decimal)).join(decimal === ',' ? ';' : ',')}\r\n`
}

function csvField(value: CsvValue, decimal: DecimalSign): string {
  if (typeof value === 'number') return String(value).replace('.', decimal)
  const text = (value ?? '').replace(formulaStart, "$1$2'")
  return /[",;\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Byte order mark, by which spreadsheets recognise UTF-8. */
const byteOrderMark = '\ufeff'
