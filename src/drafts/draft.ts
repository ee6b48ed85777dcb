import * as v from 'valibot'
import { BookingRequestSchema, ChosenItemSchema, type Party, PartySchema } from '../contracts/booking.ts'
import { QuoteLineSchema } from '../contracts/booking-price.ts'
import { StoredSnapshotSchema } from '../contracts/booking-snapshot.ts'
import { guestFields } from '../contracts/guest.ts'
import { IsoDateSchema } from '../contracts/lodging.ts'
import { readableRows } from '../contracts/readable-rows.ts'
import { QuotedPriceSchema } from '../domain/booking/quoted-price.ts'
import { addDays } from '../domain/stays.ts'
import { agencyCurrency, currencyCodes } from '../editions/table.ts'

const StaySchema = v.object({
  lodgingId: v.pipe(v.number(), v.integer()),
  /** The house's code. */
  name: v.string(),
  arrival: IsoDateSchema,
  /** Nights. */
  duration: v.pipe(v.number(), v.integer(), v.minValue(1)),
})
export type DraftStay = v.InferOutput<typeof StaySchema>

/**
 * A member of a stored draft. One that is missing, as in a draft of an earlier build, or can't be read becomes
 * `instead`, so that the rest of the draft survives. Every new member has to be declared by this function.
 */
const part = <Schema extends v.GenericSchema>(schema: Schema, instead: v.InferOutput<Schema>) =>
  v.fallback(schema, () => instead)

const StoredPartySchema = v.object({
  adults: part(PartySchema.entries.adults, 2),
  children: part(PartySchema.entries.children, 0),
  infants: part(PartySchema.entries.infants, 0),
  pets: part(PartySchema.entries.pets, 0),
})
const defaultParty = v.parse(StoredPartySchema, {})

const TypedText = part(v.string(), '')

const TypedGuestSchema = v.object(v.entriesFromList(guestFields, TypedText))

const sentStay = {
  option: v.looseObject({ ...BookingRequestSchema.entries.option.entries }),
  items: v.array(v.looseObject({ itemId: v.number(), quantity: v.number() })),
  guest: v.looseObject({ ...TypedGuestSchema.entries }),
  expectedTotal: v.number(),
  currency: v.picklist(currencyCodes),
  snapshot: part(v.optional(StoredSnapshotSchema), undefined),
}

/**
 * A request as it was sent. It is sent again unchanged: rules for guests that have changed since do not apply to it,
 * and members that this build does not know are preserved.
 */
const SentRequestSchema = v.looseObject({
  ...sentStay,
  /** The other houses of the same order, booked all or none; missing for one house. */
  with: v.optional(v.array(v.looseObject(sentStay))),
})
export type SentRequest = v.InferOutput<typeof SentRequestSchema>

/**
 * Requests sent under this key and not refused: one for each press while there is no answer, oldest first. One of them
 * may be booked. The key outlives requests that can't be read: it prevents a second booking by the next press.
 */
const AttemptSchema = v.object({ key: v.string(), requests: readableRows(SentRequestSchema) })
export type Attempt = v.InferOutput<typeof AttemptSchema>

/** Members that a stored receipt lacks are taken from its draft. */
function placedBookingSchema({ arrival, duration }: DraftStay, party: Party) {
  return v.object({
    number: v.string(),
    /** Øre or cents. */
    total: part(v.number(), 0),
    currency: part(v.picklist(currencyCodes), agencyCurrency),
    lines: readableRows(QuoteLineSchema),
    /** Title of the house. */
    title: TypedText,
    arrival: part(IsoDateSchema, arrival),
    departure: part(IsoDateSchema, addDays(arrival, duration)),
    duration: part(v.number(), duration),
    email: TypedText,
    party: part(StoredPartySchema, party),
    /** The booking has the data of an earlier press, from before the guest changed something. */
    isEarlier: part(v.boolean(), false),
    /** What was shown when it was ordered, as it was sent: decimal kroner or euros. */
    snapshot: part(v.optional(StoredSnapshotSchema), undefined),
    /** Opens the booking for add-ons. Empty: the service has none. Null in receipts from before there was one. */
    addOnKey: part(v.nullable(v.string()), null),
    /** Booked in one order with other houses. */
    isTogether: part(v.boolean(), false),
    /** Street, postcode and town of the house. */
    address: TypedText,
  })
}
export type PlacedBooking = v.InferOutput<ReturnType<typeof placedBookingSchema>>

const OpenDraftSchema = v.object({
  /** Names the draft in the forms of its own pages, and opens nothing. Drafts of version 1 have none. */
  mark: part(v.optional(v.string()), undefined),
  /** Begun on a shared device: it expires soon, and its receipt is shown once. */
  isShared: part(v.optional(v.boolean()), undefined),
  /** Required: a stored value without it is no draft. */
  stay: StaySchema,
  party: part(StoredPartySchema, defaultParty),
  /** The guest has said who comes; else the party is the one that prices without a party are for. */
  isPartyNamed: part(v.optional(v.boolean()), undefined),
  /** What else the guest searched for, but dates and party: a query string, its budget in the edition's currency. */
  wishes: v.optional(TypedText),
  items: readableRows(ChosenItemSchema),
  guest: part(v.nullable(TypedGuestSchema), null),
  /** How many steps are completed: 0, 1 or 2. */
  stepsDone: part(v.picklist([0, 1, 2]), 0),
  /** The price that the guest has seen and accepted, perhaps of another stay. */
  shown: part(v.nullable(QuotedPriceSchema), null),
  attempt: part(v.nullable(AttemptSchema), null),
  /** Id of the stay's hold at the booking service; empty in drafts from before there were holds. */
  holdId: TypedText,
  /** Marks of the drafts that are booked together, its own among them, in the order of the houses; else empty. */
  together: part(v.array(v.string()), []),
  /** These houses are booked one after another: the booking service can't book several at once. */
  isApart: part(v.boolean(), false),
  /** Link that continues the booking on another device, and until when: milliseconds since 1970. */
  link: part(v.nullable(v.object({ token: v.string(), until: v.number() })), null),
})

/** One guest's booking on its way through the steps. */
export interface Draft extends v.InferOutput<typeof OpenDraftSchema> {
  /** The placed booking. From then on the draft is a receipt. */
  booked: PlacedBooking | null
}

/** The form in which drafts are stored. Raise it when a part changes its meaning, and read the earlier form here. */
export const draftVersion = 2
const BookedPartSchema = part(v.object({ booked: v.unknown() }), { booked: null })

/** Reads a draft of this build or of an earlier one (the first wrote no version); null for anything else. */
export function readStoredDraft(stored: unknown): Draft | null {
  const open = v.safeParse(OpenDraftSchema, stored)
  if (!open.success) return null
  const { booked } = v.parse(BookedPartSchema, stored)
  const read = v.safeParse(placedBookingSchema(open.output.stay, open.output.party), booked)
  return { ...open.output, booked: read.success ? read.output : null }
}

/** A new draft, with the guest's data from an earlier one. */
export function beginDraft(
  stay: DraftStay,
  party: Draft['party'],
  { guest, holdId, mark, together = [] }: Pick<Draft, 'guest' | 'holdId'> & { mark: string; together?: string[] },
): Draft {
  const open = { shown: null, attempt: null, link: null, booked: null }
  return { mark, stay, party, items: [], guest, holdId, together, isApart: false, stepsDone: 0, ...open }
}

/** The guest's data from an earlier draft, without the comment unless step 2 was completed. */
export function guestOf(draft: Pick<Draft, 'guest' | 'stepsDone'> | undefined): Draft['guest'] {
  if (!draft?.guest || draft.stepsDone === 2) return draft?.guest ?? null
  return { ...draft.guest, comment: '' }
}

/** Whether the guest has completed a step or sent it: then it is worth going back to. */
export function isStarted({ stepsDone, attempt, booked }: Pick<Draft, 'stepsDone' | 'attempt' | 'booked'>): boolean {
  return stepsDone > 0 || attempt !== null || booked !== null
}

/** Whether this stay was sent and not refused: when it is taken, it may be the guest's own. */
export function isAttempted({ attempt, stay }: Draft): boolean {
  const sent = attempt?.requests.flatMap((request) => [request, ...(request.with ?? [])])
  return sent?.some(({ option }) => isSameStay(option, stay)) ?? false
}

type Dates = Pick<DraftStay, 'lodgingId' | 'arrival' | 'duration'>

export function isSameStay(one: Dates, other: Dates): boolean {
  return one.lodgingId === other.lodgingId && one.arrival === other.arrival && one.duration === other.duration
}
