import { bookingStates, type OfficeBooking } from '../../../contracts/office.ts'
import { today } from '../../../domain/stays.ts'
import type { BookingsQuery } from '../../../services/office.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { SelectField, TextField } from '../../../ui/field.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { officeBookingPath } from '../../../urls/paths.ts'
import type { Screen } from '../document.tsx'
import { editorPaths } from '../paths.ts'
import { moneyText, Pages } from './parts.tsx'

interface BookingsProps extends BookingsQuery {
  bookings: readonly OfficeBooking[]
  total: number
  page: number
  perPage: number
  /** Whether bookings are made at a service of the agency's own, of which the list knows nothing. */
  isOutside: boolean
}

const stateWords = { standing: 'Confirmed', cancelled: 'Cancelled' } as const
const states = [
  { value: '', label: 'All' },
  ...bookingStates.map((state) => ({ value: state, label: stateWords[state] })),
]

/** The bookings, the newest first. */
export function bookingsPage(props: BookingsProps): Screen {
  return { title: 'Bookings', screen: 'bookings', body: <Bookings {...props} /> }
}

function Bookings({ bookings, total, search, state, from, to, page, perPage, isOutside }: BookingsProps) {
  const url = (path: string, pageNumber = 1) => {
    const query = new URLSearchParams({
      ...(search === '' ? {} : { search }),
      ...(state === null ? {} : { state }),
      ...(from === null ? {} : { from }),
      ...(to === null ? {} : { to }),
      ...(pageNumber > 1 ? { page: String(pageNumber) } : {}),
    })
    return query.size === 0 ? path : `${path}?${query}`
  }
  return (
    <>
      <h1>Bookings</h1>
      {isOutside && (
        <Notice kind="warning">
          <p>Bookings go to the service at BOOKING_URL. Only those of the embedded service are listed here.</p>
        </Notice>
      )}
      <form method="get" action={editorPaths.bookings} className="editor-find">
        <TextField
          name="search"
          label="Search"
          hint="Number, house code, name, e-mail or phone."
          defaultValue={search}
          autoComplete="off"
          spellCheck={false}
        />
        <SelectField name="state" label="Status" choices={states} defaultValue={state ?? ''} />
        <TextField name="from" type="date" label="Arrival from" defaultValue={from ?? ''} />
        <TextField name="to" type="date" label="Arrival to" defaultValue={to ?? ''} />
        <Button type="submit" icon="search">
          Find
        </Button>
      </form>
      <div className="editor-head">
        <h2>
          Found <span className="editor-count">{total}</span>
        </h2>
        {total > 0 && (
          <ButtonLink href={url(`${editorPaths.bookings}export/`)} kind="secondary" download>
            Export these as CSV
          </ButtonLink>
        )}
      </div>
      {bookings.length === 0 ? (
        <p className="editor-empty">No booking matches.</p>
      ) : (
        <div className="table-scroll">
          <table className="table">
            <thead>
              <tr>
                <th scope="col">Number</th>
                <th scope="col">House</th>
                <th scope="col">Stay</th>
                <th scope="col">Guest</th>
                <th scope="col" className="number">
                  Total
                </th>
                <th scope="col">Booked</th>
                <th scope="col">Status</th>
              </tr>
            </thead>
            <tbody>
              {bookings.map((booking) => (
                <BookingRow key={booking.number} booking={booking} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      <Pages page={page} pages={Math.ceil(total / perPage)} href={(number) => url(editorPaths.bookings, number)} />
    </>
  )
}

function BookingRow({ booking }: { booking: OfficeBooking }) {
  const { number, lodging, together = [], arrival, departure, guest, total, currency, createdAt, cancelled } = booking
  return (
    <tr>
      <th scope="row">
        <a href={officeBookingPath(number)}>{number}</a>
      </th>
      <td>
        {lodging.name}
        {together.map((mate) => (
          <span key={mate.number} className="editor-with">
            {' with '}
            <a href={officeBookingPath(mate.number)} aria-label={`${mate.name}, booking ${mate.number}`}>
              {mate.name}
            </a>
          </span>
        ))}
      </td>
      <td>
        <span className="editor-day">{arrival}</span> – <span className="editor-day">{departure}</span>
      </td>
      <td>{`${guest.firstName} ${guest.lastName}`}</td>
      <td className="number">{moneyText(currency, total)}</td>
      <td>
        <span className="editor-day">{today(new Date(createdAt))}</span>
      </td>
      <td>{cancelled ? 'Cancelled' : 'Confirmed'}</td>
    </tr>
  )
}
