import type { ComponentProps } from 'react'
import * as v from 'valibot'
import { bookingRefusals, type DeferredPeriod } from '../../contracts/booking.ts'
import { readStay } from '../../contracts/booking-forms.ts'
import type { FormFault, Typed } from '../../contracts/form-fields.ts'
import { IsoDateSchema } from '../../contracts/lodging.ts'
import { type ReservationFields, ReservationFieldsSchema, reservationFields } from '../../contracts/reservation.ts'
import { longestComment, longestName, longestPhone } from '../../contracts/typed-text.ts'
import { openPeriods, periodOf } from '../../domain/booking/deferred.ts'
import { type HouseRoom, partyFaults } from '../../domain/booking/party.ts'
import { readNamedParty, readTrip } from '../../domain/read-trip.ts'
import { addDays, defaultDuration, durationsWith, offeredDurations } from '../../domain/stays.ts'
import { extraInfants } from '../../editions/agency-facts.ts'
import { formatMessage } from '../../markets/format-message.ts'
import { formatDate } from '../../markets/formats.ts'
import type { LoaderResult, RenderContext } from '../../routing/page.ts'
import { emailInput } from '../../ui/email-input.ts'
import { SelectField, TextAreaField, TextField } from '../../ui/field.tsx'
import { formErrors } from '../../ui/form-errors.tsx'
import { FormPage } from '../../ui/form-page.tsx'
import { Notice } from '../../ui/notice.tsx'
import { SiteForm } from '../../ui/site-form.tsx'
import { StepperField } from '../../ui/stepper.tsx'
import { href } from '../../urls/paths.ts'
import { withTrip } from '../../urls/trip-link.ts'
import { formNotice, formPage } from '../forms/form-page.tsx'
import { leaveReceipt } from '../forms/receipt.tsx'
import { emptyForm, type FormState, handleForm } from '../forms/submission.ts'
import { findHouse } from './load.ts'

const captchaAction = 'reserve'
type House = NonNullable<Awaited<ReturnType<typeof findHouse>>>

/** /booking/reserve/: a request for a stay of a season that has no prices yet. Nothing is bought, and the page says so. */
export async function loadReservePage(request: RenderContext): Promise<LoaderResult> {
  const { services, market, query, now } = request
  const [house, known] = await Promise.all([
    findHouse(request, query.get('lodging') ?? ''),
    services.booking.deferredPeriods(),
  ])
  if (!house) return { kind: 'not-found' }
  const periods = openPeriods(known, now)
  const show = (state: FormState) => showForm(request, house, periods, state)
  if (request.method !== 'POST') return show(emptyForm(tripFields(query, known, now)))
  return handleForm(request, {
    names: reservationFields,
    schema: ReservationFieldsSchema,
    captcha: captchaAction,
    alsoCheck: (form) => stayFaults(form, house, known, now),
    submit: ({ name, email, phone, comment, ...stay }, key) =>
      services.booking.reserve(
        { lodgingId: house.id, languageId: market.id, ...stay, guest: { name, email, phone, comment } },
        key,
      ),
    done: (reference) =>
      leaveReceipt(request, { kind: 'reservation', reference, back: href.lodging(market, house.name) }),
    show,
  })
}

/** What the link says of the trip. A day that has its prices already is not waited for, and is left out. */
function tripFields(query: URLSearchParams, known: readonly DeferredPeriod[], now: Date): Typed {
  const { arrival, duration = defaultDuration } = readStay(query)
  const party = { adults: 2, ...readNamedParty(query) }
  return {
    ...(arrival && periodOf(known, { arrival, duration }, now) ? { arrival } : {}),
    duration: String(duration),
    ...Object.fromEntries(Object.entries(party).map(([key, count]) => [key, String(count)])),
  }
}

/** A stay whose nights can be counted; the form's own schema says what is wrong with another. */
const StaySchema = v.object({
  arrival: IsoDateSchema,
  duration: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(60)),
})

/** What is wrong with fields that are right each for itself: a stay in no period, a party that the house cannot take. */
function stayFaults(
  form: FormData,
  { vacationRental }: House,
  known: readonly DeferredPeriod[],
  now: Date,
): FormFault[] {
  const count = (name: string) => Number(form.get(name) ?? 0)
  const stay = { arrival: form.get('arrival'), duration: count('duration') }
  if (!v.is(StaySchema, stay)) return []
  const party = { adults: count('adults'), children: count('children'), infants: count('infants'), pets: count('pets') }
  const wrong = partyFaults(party, vacationRental)
  return [
    ...(periodOf(known, stay, now) ? [] : [{ field: 'arrival', kind: 'choice' as const }]),
    ...(wrong.includes('too_many_guests') ? [{ field: 'adults', kind: 'choice' as const }] : []),
    ...(wrong.includes('pets_not_allowed') ? [{ field: 'pets', kind: 'choice' as const }] : []),
  ]
}

function showForm(
  request: RenderContext,
  house: House,
  periods: readonly DeferredPeriod[],
  state: FormState,
): LoaderResult {
  const { market, messages, captcha } = request
  const { booking, bookingFlow } = messages
  const texts = bookingFlow.reserve
  const day = (isoDay: string) => formatDate(market, isoDay, 'date')
  const errors = formErrors(messages, market, state.faults, {
    ...{
      arrival: { label: booking.stay.arrival, texts: { choice: texts.outside } },
      duration: { label: booking.stay.duration },
    },
    ...{ adults: { label: booking.stay.adults }, children: { label: booking.stay.children } },
    ...{ infants: { label: booking.stay.infants }, pets: { label: booking.stay.pets } },
    ...{ name: { label: texts.name }, email: { label: booking.guest.email } },
    ...{ phone: { label: booking.guest.phone }, comment: { label: booking.guest.comment } },
  })
  const refusal = bookingRefusals.find((code) => code === state.code)
  const main = (
    <FormPage
      title={texts.title}
      lead={formatMessage(texts.lead, { house: house.name }, market)}
      notice={refusal ? { ...booking.refusals, taken: texts.sold }[refusal] : formNotice(request, state)}
      summaryTitle={messages.errors.summaryTitle}
      errors={errors.list}
      above={<Notice>{texts.fact}</Notice>}
    >
      {periods.length === 0 ? (
        <p>{texts.none}</p>
      ) : (
        <>
          <ul>
            {periods.map(({ id, fromDate, toDate, opensAt }) => (
              <li key={id}>
                {formatMessage(texts.period, { from: day(fromDate), to: day(toDate), opens: day(opensAt) }, market)}
              </li>
            ))}
          </ul>
          <p>{texts.across}</p>
          <SiteForm
            market={market}
            messages={messages}
            action={href.reserve(house.name)}
            submissionId={state.id}
            submit={texts.submit}
            captcha={{ widget: captcha.widget, action: captchaAction, unproven: 'same', error: errors.of.captcha }}
            after={<p className="field-hint">{texts.fact}</p>}
          >
            <ReservationInputs
              request={request}
              room={house.vacationRental}
              periods={periods}
              typed={state.typed}
              errors={errors.of}
            />
          </SiteForm>
        </>
      )}
    </FormPage>
  )
  const head = { title: texts.title, captcha: true, hidden: true, alternates: request.alternates } as const
  return formPage(request, state.status, { ...head, alternateQuery: linkedStay(house, request.query) }, main)
}

/** What a link to this page says of the house and the trip. */
function linkedStay({ name }: House, query: URLSearchParams): URLSearchParams {
  return new URLSearchParams(withTrip(href.reserve(name), readTrip(query)).split('?')[1])
}

interface ReservationInputsProps {
  request: RenderContext
  room: HouseRoom
  periods: readonly DeferredPeriod[]
  typed: Typed
  errors: Readonly<Record<string, string>>
}

/** When, who, and how to reach them. */
function ReservationInputs({ request, room, periods, typed, errors }: ReservationInputsProps) {
  const { market, messages } = request
  const { booking, bookingFlow, card } = messages
  const stay = booking.stay
  const first = periods.map(({ fromDate }) => fromDate).sort()[0]
  const last = periods
    .map(({ toDate }) => toDate)
    .sort()
    .at(-1)
  const duration = Number(typed.duration) || defaultDuration
  const durations = durationsWith(duration)
  const count = (name: 'adults' | 'children' | 'infants' | 'pets', min: number, max: number) => (
    <div className="half">
      <StepperField
        market={market}
        texts={messages.layout.stepper}
        name={name}
        label={stay[name]}
        error={errors[name]}
        min={min}
        max={max}
        defaultValue={Number(typed[name]) || min}
      />
    </div>
  )
  const text = (name: keyof ReservationFields, label: string, input: ComponentProps<'input'>) => (
    <div className="half">
      <TextField {...input} name={name} label={label} error={errors[name]} defaultValue={typed[name]} required />
    </div>
  )
  return (
    <div className="field-grid">
      {text('arrival', stay.arrival, {
        type: 'date',
        min: first && addDays(first, 1 - Math.max(...offeredDurations)),
        max: last && addDays(last, -1),
      })}
      <div className="half">
        <SelectField
          name="duration"
          label={stay.duration}
          error={errors.duration}
          defaultValue={typed.duration}
          choices={durations.map((nights) => ({
            value: String(nights),
            label: formatMessage(card.nights, { count: nights }, market),
          }))}
        />
      </div>
      {count('adults', 1, room.persons)}
      {count('children', 0, room.persons - 1)}
      {count('infants', 0, Math.min(6, room.persons - 1 + extraInfants))}
      {count('pets', 0, room.pets)}
      {text('name', bookingFlow.reserve.name, { autoComplete: 'name', maxLength: longestName })}
      {text('email', booking.guest.email, emailInput)}
      {text('phone', booking.guest.phone, {
        type: 'tel',
        inputMode: 'tel',
        autoComplete: 'tel',
        maxLength: longestPhone,
      })}
      <div>
        <TextAreaField
          name="comment"
          label={formatMessage(booking.guest.optional, { field: booking.guest.comment }, market)}
          error={errors.comment}
          defaultValue={typed.comment}
          maxLength={longestComment}
        />
      </div>
    </div>
  )
}
