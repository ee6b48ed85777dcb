import { type Party, partyKeys } from '../../contracts/booking.ts'
import { houseField, readStay } from '../../contracts/booking-forms.ts'
import { type HouseRoom, offeredNumbers, partyFaults } from '../../domain/booking/party.ts'
import { durationsWith } from '../../domain/stays.ts'
import { formatMessage } from '../../markets/format-message.ts'
import { formatDate, formatMoney } from '../../markets/formats.ts'
import type { Market } from '../../markets/market.ts'
import type { Messages } from '../../markets/messages/messages.ts'
import { type Choice, SelectField } from '../../ui/field.tsx'
import { StepperField, type StepperTexts } from '../../ui/stepper.tsx'
import type { OfferedStays } from './common-stays.ts'

export interface StayChoice extends Party {
  /** Empty while none is chosen. */
  arrival: string
  duration: number
}

export interface StayFieldsProps {
  market: Market
  texts: Messages['booking']['stay']
  card: Pick<Messages['card'], 'nights' | 'persons' | 'noPets'>
  room: HouseRoom
  offer: OfferedStays
  choice: StayChoice
  /** Given in the browser, where every change is answered at once. */
  onChoose?(changed: Partial<StayChoice>): void
}

/** Of the field with the arrival. */
export const arrivalFieldId = 'field-arrival'

/** When and for how long. */
export function DateFields({ market, texts, card, offer, choice, onChoose }: StayFieldsProps) {
  const lengths = durationsWith(choice.duration, offer.durations)
  const known = offer.arrivals.some(({ arrival }) => arrival === choice.arrival)
  const arrivals = offer.arrivals.map(({ arrival, total }) => ({
    value: arrival,
    label:
      total === null
        ? formatDate(market, arrival)
        : formatMessage(
            texts.arrivalChoice,
            { date: formatDate(market, arrival), price: formatMoney(market, total) },
            market,
          ),
  }))
  return (
    <fieldset className="panel">
      <legend>{texts.legend}</legend>
      <div className="field-grid">
        <div className="half">
          <ChosenField
            name="duration"
            label={texts.duration}
            value={String(choice.duration)}
            choices={lengths.map((count) => ({
              value: String(count),
              label: formatMessage(card.nights, { count }, market),
            }))}
            onChoose={onChoose && ((value) => onChoose({ duration: Number(value) }))}
          />
        </div>
        <div className="half">
          <ChosenField
            name="arrival"
            label={texts.arrival}
            hint={texts.times}
            value={known ? choice.arrival : ''}
            choices={known ? arrivals : [{ value: '', label: texts.chooseArrival }, ...arrivals]}
            onChoose={onChoose && ((value) => onChoose({ arrival: value }))}
          />
        </div>
      </div>
    </fieldset>
  )
}

export interface PartyFieldsProps extends Pick<StayFieldsProps, 'market' | 'texts' | 'card' | 'room'> {
  choice: Party
  stepper: StepperTexts['texts']
  /** As the page came: the fields go on from there by themselves, and the form says what is in them. */
  first: Party
  /** Of another house of the order. */
  mark?: string
  /** Which of several houses they stay in. */
  houseName?: string | undefined
}

/** Who comes along. */
export function PartyFields({ market, texts, card, room, choice, first, stepper, mark, houseName }: PartyFieldsProps) {
  const faults = partyErrors(market, texts, choice, room)
  const numbers = offeredNumbers(room)
  const field = (name: keyof Party, hint?: string) => (
    <StepperField
      market={market}
      texts={stepper}
      name={houseField(name, mark)}
      label={texts[name]}
      hint={hint}
      error={faults[name]}
      min={numbers[name][0]}
      max={Math.max(numbers[name][1], first[name])}
      defaultValue={first[name]}
    />
  )
  return (
    <fieldset className="panel" id={houseField('party', mark)}>
      <legend>{houseName ? `${texts.party} · ${houseName}` : texts.party}</legend>
      <p className="lead">
        {formatMessage(texts.room, { count: formatMessage(card.persons, { count: room.persons }, market) }, market)}
        {room.pets === 0 && ` ${card.noPets}.`}
      </p>
      <div className="counts">
        {field('adults')}
        {field('children', texts.childrenHint)}
        {field('infants', texts.infantsHint)}
        {(room.pets > 0 || first.pets > 0) && field('pets')}
      </div>
    </fieldset>
  )
}

/** What is wrong with the party, by the field where it can be put right. */
export function partyErrors(
  market: Market,
  texts: Messages['booking']['stay'],
  party: Party,
  room: HouseRoom,
): Partial<Record<keyof Party, string>> {
  const faults = partyFaults(party, room)
  return {
    ...(faults.includes('too_many_guests') && {
      adults: formatMessage(texts.tooManyGuests, { count: room.persons }, market),
    }),
    ...(faults.includes('pets_not_allowed') && {
      pets: room.pets === 0 ? texts.noPets : formatMessage(texts.tooManyPets, { count: room.pets }, market),
    }),
  }
}

interface ChosenFieldProps {
  name: string
  label: string
  hint?: string
  error?: string
  value: string
  choices: readonly Choice[]
  onChoose?(value: string): void
}

function ChosenField({ value, onChoose, ...field }: ChosenFieldProps) {
  if (!onChoose) return <SelectField {...field} defaultValue={value} />
  return <SelectField {...field} value={value} onChange={({ target }) => onChoose(target.value)} />
}

/** The values of the form's controls; one that can't be read leaves its earlier value. */
export function readChoice(form: FormData, before: StayChoice): StayChoice {
  const { arrival = before.arrival, duration = before.duration, party } = readStay(form)
  return sameOr(before, { ...before, ...party, arrival, duration })
}

/** Who stays in another house of the order. */
export function readOtherParty(form: FormData, mark: string, before: Party): Party {
  const named = new Map(partyKeys.map((key) => [key, form.get(houseField(key, mark))]))
  return sameOr(before, { ...before, ...readStay(named).party })
}

function sameOr<Value>(before: Value, read: Value): Value {
  return JSON.stringify(read) === JSON.stringify(before) ? before : read
}
