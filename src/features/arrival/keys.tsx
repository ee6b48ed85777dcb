import type { OpeningHours } from '../../contracts/settings.ts'
import { openingOn, type Standing, standingAt } from '../../domain/opening-hours.ts'
import { arrivalAttribute } from '../../islands/protocol.ts'
import { stayTimes } from '../../markets/booking-texts.ts'
import { formatMessage } from '../../markets/format-message.ts'
import { formatDate, formatTime } from '../../markets/formats.ts'
import { hoursText } from '../../markets/opening-texts.ts'
import type { RenderContext } from '../../routing/page.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/field.tsx'
import { Icon } from '../../ui/icons.tsx'
import { OfficeAddress } from '../../ui/offices.tsx'
import type { ArrivalPlace, Office } from './load.ts'
import type { ArrivalStay } from './stay.ts'

/** Every half hour of the day at which guests arrive: from the morning until midnight. */
export const arrivalTimes: readonly string[] = Array.from({ length: 36 }, (_, index) => {
  const hour = String(6 + Math.floor(index / 2)).padStart(2, '0')
  return `${hour}:${index % 2 === 0 ? '00' : '30'}`
})

interface KeysProps {
  request: RenderContext
  /** Null while it can't be loaded. */
  place: ArrivalPlace | null
  office: Office
  stay: Pick<ArrivalStay, 'arrival' | 'lines'>
}

/** Where the key is and, unless it is in a key box, whether the office is open on arrival. */
export function Keys({ request, place, office, stay }: KeysProps) {
  const { arrival } = stay
  const { market, messages } = request
  const texts = messages.arrival
  const hours = openingOn(office.openingHours, arrival)?.hours ?? []
  const { checkIn } = stayTimes(stay.lines)
  const day = formatDate(market, arrival, 'long')
  return (
    <section className="panel">
      <h2>
        <Icon name="key" />
        {texts.keys}
      </h2>
      {place && (
        <p>
          <strong>{place.hasKeyBox ? messages.goodToKnow.texts.notificationKeyBox : texts.noKeyBox}</strong>
          {`. ${formatMessage(messages.booking.stay.arrivalTime, { time: formatTime(market, checkIn) }, market)}.`}
        </p>
      )}
      {office.keyDeliveryText && <p>{office.keyDeliveryText}</p>}
      <p>{formatMessage(texts.office, { office: office.title }, market)}</p>
      <OfficeAddress address={office.address} />
      <p>
        {formatMessage(texts.dayHours, { day, hours: hoursText(market, messages, hours) || texts.dayClosed }, market)}
      </p>
      {!place?.hasKeyBox && <ArrivalTime request={request} office={office} arrival={arrival} checkIn={checkIn} />}
      {office.outsideOpeningHoursText && (
        <>
          <h3>{texts.outside}</h3>
          <p>{office.outsideOpeningHoursText}</p>
        </>
      )}
    </section>
  )
}

interface ArrivalTimeProps {
  request: RenderContext
  office: Office
  /** ISO day. */
  arrival: string
  /** From when the house is ready: "16:00". */
  checkIn: string
}

/** The hour of arrival to choose, and whether the office is open then. */
function ArrivalTime({ request, office, arrival, checkIn }: ArrivalTimeProps) {
  const { market, messages, query } = request
  const texts = messages.arrival
  const times = arrivalHours(office.openingHours, arrival)
  const words = Object.fromEntries(times.map((hour) => [hour.time, wordsOf(request, hour)]))
  const requested = readArrivalTime(query.get('time'), checkIn)
  return (
    <>
      <form className="arrival-time">
        <SelectField
          name="time"
          label={texts.time}
          defaultValue={requested}
          choices={times.map(({ time }) => ({ value: time, label: formatTime(market, time) }))}
        />
        <span className="without-scripts">
          <Button kind="secondary">{texts.check}</Button>
        </span>
      </form>
      <p role="status" className="arrival-hours" {...{ [arrivalAttribute.hours]: JSON.stringify(words) }}>
        {words[requested]}
      </p>
    </>
  )
}

function wordsOf({ market, messages }: RenderContext, { standing }: ArrivalHour): string {
  const texts = messages.arrival
  if (standing.kind === 'open') return formatMessage(texts.open, { time: formatTime(market, standing.until) }, market)
  if (!standing.opens) return texts.closed
  const { day, from } = standing.opens
  return formatMessage(
    texts.closedUntil,
    { day: formatDate(market, day, 'long'), time: formatTime(market, from) },
    market,
  )
}

/** How an office is reached when one arrives; `open` has until when, otherwise when it opens next. */
interface ArrivalHour {
  /** "17:30", at the agency. */
  time: string
  standing: Standing
}

/** How the office is reached at each of these times of the day of arrival. */
export function arrivalHours(rules: OpeningHours, day: string): ArrivalHour[] {
  return arrivalTimes.map((time) => ({ time, standing: standingAt(rules, { day, time }) }))
}

/** The requested time, where it is offered; when the house is ready otherwise. */
export function readArrivalTime(value: string | null, checkIn: string): string {
  return value !== null && arrivalTimes.includes(value) ? value : checkIn
}
