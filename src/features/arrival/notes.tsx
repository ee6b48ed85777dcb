import { arrivalAttribute } from '../../islands/protocol.ts'
import { stayHours } from '../../markets/booking-texts.ts'
import { formatMessage } from '../../markets/format-message.ts'
import { formatDate } from '../../markets/formats.ts'
import type { RenderContext } from '../../routing/page.ts'
import { CheckField, TextField } from '../../ui/field.tsx'
import type { ArrivalStay } from './stay.ts'

interface NotesProps {
  request: RenderContext
  stay: ArrivalStay
}

/** Meters to read and things to do before one leaves: to tick and fill in on the device, or on paper. Nothing is sent. */
export function Notes({ request, stay }: NotesProps) {
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
