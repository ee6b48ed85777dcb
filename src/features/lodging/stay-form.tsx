import { partyKeys } from '../../contracts/booking.ts'
import { offeredNumbers } from '../../domain/booking/party.ts'
import { durationsWith } from '../../domain/stays.ts'
import { tripParameters, withoutDates } from '../../domain/trip.ts'
import { sentByChoiceAttribute } from '../../islands/layout-protocol.ts'
import { partyText } from '../../markets/booking-texts.ts'
import { formatMessage } from '../../markets/format-message.ts'
import { formatDate, formatMoney } from '../../markets/formats.ts'
import { SelectField } from '../../ui/field.tsx'
import { nearStays } from './near-stays.tsx'
import type { LodgingPageProps } from './page.tsx'

/** Length, arrival and guests of a stay; it loads the page with its price. */
export function StayForm(props: LodgingPageProps) {
  const { request, requested, arrivals, quote, refused } = props
  const { market, messages } = request
  const hasOtherButton = quote !== null || refused !== null || nearStays(props).length > 0
  const texts = messages.lodging.box
  const durations = durationsWith(requested.duration)
  return (
    <form action={`${request.path}#stays`} method="get" {...{ [sentByChoiceAttribute]: '' }}>
      {tripParameters({ ...withoutDates(requested), duration: null, party: null }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <SelectField
        name="duration"
        label={texts.duration}
        defaultValue={String(requested.duration)}
        choices={durations.map((count) => ({
          value: String(count),
          label: formatMessage(messages.card.nights, { count }, market),
        }))}
      />
      <SelectField
        name="arrival"
        label={texts.arrival}
        defaultValue={(quote ?? refused?.fitted)?.arrival ?? ''}
        choices={[
          { value: '', label: texts.chooseArrival },
          ...arrivals.map(({ arrival, totalPrice }) => ({
            value: arrival,
            label: `${formatDate(market, arrival)} · ${formatMoney(market, totalPrice)}`,
          })),
        ]}
      />
      <Guests {...props} />
      <button className={hasOtherButton ? 'button secondary' : 'button primary'} type="submit">
        {texts.seePrice}
      </button>
    </form>
  )
}

/** Who comes, in one line that opens to be changed: to whom the house takes, beside whom it was requested for. */
function Guests({ request: { market, messages }, lodging, requested, party }: LodgingPageProps) {
  const numbers = offeredNumbers(lodging.vacationRental)
  return (
    <details className="guests" id="guests">
      <summary>
        {messages.lodging.box.party}
        <span>{partyText(market, messages, requested.party ?? party)}</span>
      </summary>
      <div>
        {partyKeys.map((name) => {
          const [min, max] = numbers[name]
          const chosen = requested.party?.[name] ?? party[name]
          if (max === 0 && chosen === 0) return null
          return (
            <label className="field" key={name}>
              {messages.booking.stay[name]}
              <select name={name} defaultValue={chosen}>
                {numbersFrom(min, max).map((count) => (
                  <option key={count}>{count}</option>
                ))}
                {chosen > max && <option>{chosen}</option>}
              </select>
            </label>
          )
        })}
      </div>
    </details>
  )
}

function numbersFrom(min: number, max: number): number[] {
  return Array.from({ length: max - min + 1 }, (_, place) => min + place)
}
