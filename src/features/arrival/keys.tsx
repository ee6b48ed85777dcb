import { openingOn } from '../../domain/opening-hours.ts'
import { arrivalAttribute } from '../../islands/protocol.ts'
import { formatDate } from '../../markets/formats.ts'
import { formatMessage } from '../../markets/say.ts'
import type { RenderContext } from '../../routing/page.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/field.tsx'
import { Icon } from '../../ui/icons.tsx'
import { OfficeAddress } from '../../ui/office-address.tsx'
import { type ArrivalHour, arrivalHours, readArrivalTime } from './arrival-hours.ts'
import type { Office } from './load.ts'

/** Where the key is, and whether somebody is there when one comes. */
export function Keys({ request, office, arrival }: { request: RenderContext; office: Office; arrival: string }) {
  const { market, messages, query } = request
  const texts = messages.arrival
  const hours = openingOn(office.openingHours, arrival)?.hours ?? []
  const times = arrivalHours(office.openingHours, arrival)
  const words = Object.fromEntries(times.map((hour) => [hour.time, wordsOf(request, hour)]))
  const asked = readArrivalTime(query.get('time'))
  const day = formatDate(market, arrival, 'long')
  return (
    <section className="panel">
      <h2>
        <Icon name="key" />
        {texts.keys}
      </h2>
      <p>{formatMessage(texts.office, { office: office.title }, market)}</p>
      <OfficeAddress address={office.address} />
      <p>
        {formatMessage(
          texts.dayHours,
          { day, hours: hours.map(({ from, to }) => `${from}–${to}`).join(', ') || texts.dayClosed },
          market,
        )}
      </p>
      <form className="arrival-time">
        <SelectField
          name="time"
          label={texts.time}
          defaultValue={asked}
          choices={times.map(({ time }) => ({ value: time, label: time }))}
        />
        <span className="without-scripts">
          <Button kind="secondary">{texts.check}</Button>
        </span>
      </form>
      <p role="status" className="arrival-hours" {...{ [arrivalAttribute.hours]: JSON.stringify(words) }}>
        {words[asked]}
      </p>
      {office.keyDeliveryText && <p>{office.keyDeliveryText}</p>}
      {office.outsideOpeningHoursText && (
        <>
          <h3>{texts.outside}</h3>
          <p>{office.outsideOpeningHoursText}</p>
        </>
      )}
    </section>
  )
}

function wordsOf({ market, messages }: RenderContext, { standing }: ArrivalHour): string {
  const texts = messages.arrival
  if (standing.kind === 'open') return formatMessage(texts.open, { time: standing.until }, market)
  if (!standing.opens) return texts.closed
  const { day, from } = standing.opens
  return formatMessage(texts.closedUntil, { day: formatDate(market, day, 'long'), time: from }, market)
}
