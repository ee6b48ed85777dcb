import { arrivalAttribute, printAttribute } from '../../islands/protocol.ts'
import { stayHours } from '../../markets/booking-texts.ts'
import { formatMessage } from '../../markets/format-message.ts'
import { formatDate } from '../../markets/formats.ts'
import type { RenderContext } from '../../routing/page.ts'
import { StayFacts } from '../../ui/booking-facts.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { CheckField, TextField } from '../../ui/field.tsx'
import { Icon } from '../../ui/icons.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PriceLines } from '../../ui/price-lines.tsx'
import { ReceiptNotice } from '../../ui/receipt-notice.tsx'
import { stayDates } from '../../ui/stay-dates.ts'
import { telephone } from '../../urls/paths.ts'
import { calendarFile } from './calendar-file.ts'
import { Keys } from './keys.tsx'
import { type ArrivalPlace, loadArrival, type Office } from './load.ts'
import type { ArrivalStay } from './stay.ts'

const emergencyNumber = '112'

interface PackProps {
  request: RenderContext
  stay: ArrivalStay
}

/** Everything for the day of arrival on one page that can be printed and stored on a device. */
export async function arrivalPack({ request, stay }: PackProps) {
  const { market, messages } = request
  const texts = messages.arrival
  const { place, office } = await loadArrival(request, stay)
  return (
    <div className="arrival" {...{ [arrivalAttribute.pack]: '' }}>
      <header className="stack">
        <h1>{texts.title}</h1>
        <p className="lead">{`${stay.title} (${stay.name}), ${stayDates(market, stay.arrival, stay.duration)}`}</p>
        <p>{texts.lead}</p>
        <p>{`${messages.booking.done.number}: ${stay.number}`}</p>
      </header>
      <Actions request={request} stay={stay} place={place} isWhole={place !== null && office !== null} />
      {place ? <Address request={request} place={place} /> : <Notice kind="error">{texts.incomplete}</Notice>}
      {office && <Keys request={request} place={place} office={office} stay={stay} />}
      <section className="panel">
        <h2>{messages.booking.stay.legend}</h2>
        <StayFacts market={market} messages={messages} booking={stay} />
        {place && <p>{place.hasInternet ? texts.internet : texts.noInternet}</p>}
      </section>
      <Emergency request={request} place={place} office={office} />
      <section className="panel">
        <h2>{messages.booking.review.price}</h2>
        <PriceLines
          market={{ ...market, currency: stay.currency }}
          texts={messages.booking.summary}
          lines={stay.lines}
          total={stay.total}
          saving={stay.saving}
        />
        <ReceiptNotice messages={messages} lack={stay.lack} />
      </section>
      <Notes request={request} stay={stay} />
      <p className="actions">
        <ButtonLink kind="secondary" icon="back" href={stay.back}>
          {texts.back}
        </ButtonLink>
      </p>
    </div>
  )
}

/** The pack's buttons: calendar file, print, and storing it, unless its address or office is missing. */
function Actions({ request, stay, place, isWhole }: PackProps & { place: ArrivalPlace | null; isWhole: boolean }) {
  const { market, messages, brand, origin, now } = request
  const texts = messages.arrival
  const { done } = messages.booking
  const { saved, saving, failed, removed } = texts
  const file = calendarFile({ ...stay, address: place?.address ?? '' }, stay, { market, messages, brand, origin, now })
  return (
    <div className="stack">
      <div className="actions">
        {isWhole && (
          <Button type="button" hidden {...{ [arrivalAttribute.save]: '' }}>
            {texts.save}
          </Button>
        )}
        <a
          className="button secondary"
          href={`data:text/calendar;charset=utf-8,${encodeURIComponent(file)}`}
          download={`${stay.number}.ics`}
        >
          <Icon name="calendar" />
          {done.calendar}
        </a>
        <Button kind="quiet" type="button" {...{ [printAttribute]: '' }}>
          {done.print}
        </Button>
        <Button kind="quiet" type="button" hidden {...{ [arrivalAttribute.remove]: '' }}>
          {texts.remove}
        </Button>
      </div>
      <p role="status" {...{ [arrivalAttribute.told]: JSON.stringify({ saved, saving, failed, removed }) }} />
    </div>
  )
}

function Address({ request, place }: { request: RenderContext; place: ArrivalPlace }) {
  const texts = request.messages.arrival
  const at = `${place.latitude},${place.longitude}`
  return (
    <section className="panel">
      <h2>
        <Icon name="map-pin" />
        {texts.address}
      </h2>
      <p className="arrival-address">{place.address}</p>
      <p>{formatMessage(texts.coordinates, { coordinates: at.replace(',', ', ') }, request.market)}</p>
      <div className="actions">
        <a className="button secondary" href={`geo:${at}?q=${encodeURIComponent(`${at}(${place.address})`)}`}>
          {texts.mapApp}
        </a>
        <a
          className="button secondary"
          href={`https://www.openstreetmap.org/?mlat=${place.latitude}&mlon=${place.longitude}#map=15/${place.latitude}/${place.longitude}`}
          rel="noopener noreferrer nofollow"
        >
          {texts.mapPage}
        </a>
      </div>
    </section>
  )
}

interface EmergencyProps {
  request: RenderContext
  place: ArrivalPlace | null
  office: Office | null
}

function Emergency({ request, place, office }: EmergencyProps) {
  const { market, messages } = request
  const texts = messages.arrival
  return (
    <section className="panel">
      <h2>
        <Icon name="phone" />
        {texts.emergency}
      </h2>
      <p>{texts.emergencyText}</p>
      {place && <p>{formatMessage(texts.emergencyPlace, { address: place.address }, market)}</p>}
      <p>
        <a className="phone-link" href={telephone(emergencyNumber)}>
          {texts.emergencyCall}
        </a>
      </p>
      {office && (
        <>
          <p>{texts.officeText}</p>
          <p>
            <a className="phone-link" href={telephone(office.address.phone)}>
              {formatMessage(texts.officeCall, { phone: office.address.phone }, market)}
            </a>
          </p>
        </>
      )}
    </section>
  )
}

interface NotesProps {
  request: RenderContext
  stay: ArrivalStay
}

/** Meters to read and things to do before one leaves: to tick and fill in on the device, or on paper. Nothing is sent. */
function Notes({ request, stay }: NotesProps) {
  const { market, messages } = request
  const texts = messages.arrival
  const { checkOut } = stayHours(market, stay.lines)
  return (
    <form className="arrival-notes" autoComplete="off" {...{ [arrivalAttribute.notes]: '' }}>
      <section className="panel">
        <h2>{texts.meters}</h2>
        <p>{texts.metersText}</p>
        <div className="arrival-meters">
          {metersOf(request, stay).flatMap(({ id, name, unit }) =>
            (['meterArrival', 'meterDeparture'] as const).map((when) => (
              <TextField
                key={`${id}-${when}`}
                name={`${when}-${id}`}
                label={formatMessage(texts[when], { meter: name, unit }, market)}
                inputMode="decimal"
                maxLength={20}
              />
            )),
          )}
        </div>
      </section>
      <section className="panel">
        <h2>{texts.departure}</h2>
        <p>
          {formatMessage(
            texts.departureText,
            {
              day: formatDate(market, stay.departure, 'long'),
              time: formatMessage(messages.booking.stay.departureTime, { time: checkOut }, market),
            },
            market,
          )}
        </p>
        {Object.entries(texts.tasks).map(([id, label]) => (
          <CheckField key={id} name={`task-${id}`} label={label} />
        ))}
      </section>
    </form>
  )
}

/** Those that are billed; every house has electricity and water. */
function metersOf({ messages }: RenderContext, { metered }: ArrivalStay) {
  const { electricity, water } = messages.arrival.meterNames
  if (metered.length > 0) {
    return metered.map(({ itemId, description, unitName }) => ({ id: itemId, name: description, unit: unitName }))
  }
  return [
    { id: 'electricity', name: electricity, unit: 'kWh' },
    { id: 'water', name: water, unit: 'm³' },
  ]
}
