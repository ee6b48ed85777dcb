import * as v from 'valibot'
import { type ChosenItem, ChosenItemSchema, maxHousesTogether, type Party, PartySchema, partyKeys } from './booking.ts'
import { isSeen } from './form-fields.ts'
import { eachField, type Guest, type GuestField, GuestSchema, guestFields, type TypedGuest } from './guest.ts'
import { IsoDateSchema } from './lodging.ts'

/** What is wrong with a field, for the page to say in the guest's language. */
export interface FieldFault {
  field: string
  kind: 'required' | 'email' | 'phone' | 'postcode' | 'too-long' | 'characters' | 'check'
  /** With too-long: maximum characters. */
  max?: number
  /** With postcode: the country whose postcodes are written otherwise. */
  country?: string
}

/** Field that names the draft for which a booking's form was shown. */
export const draftField = 'draft'

/** Id of the form of each step, for fields outside of it. */
export const stepFormId = 'booking-step'
/** Action of step 1's captcha. */
export const holdCaptchaAction = 'hold'

const DurationSchema = v.pipe(v.string(), v.regex(/^\d{1,2}$/), v.transform(Number), v.minValue(1), v.maxValue(60))
const CountSchema = v.pipe(v.string(), v.regex(/^\d{1,2}$/), v.transform(Number))
/** A day of this century. */
const DaySchema = v.pipe(IsoDateSchema, v.startsWith('20'))

const LodgingSchema = v.pipe(v.string(), v.regex(/^[a-z0-9]{1,12}$/i))

/** Fields or query keys of a stay and its party; what is absent or unreadable is left out. */
export interface RequestedStay {
  /** Id or code, as in the request. */
  lodging?: string
  arrival?: string
  duration?: number
  party: Partial<Party>
}

/** Of a form or a query: both are read the same way. */
export function readStay(source: { get(name: string): unknown }): RequestedStay {
  const read = <Schema extends v.GenericSchema<string, unknown>>(schema: Schema, name: string) => {
    const parsed = v.safeParse(schema, source.get(name))
    return parsed.success ? parsed.output : undefined
  }
  return {
    lodging: read(LodgingSchema, 'lodging'),
    arrival: read(DaySchema, 'arrival'),
    duration: read(DurationSchema, 'duration'),
    party: Object.fromEntries(
      partyKeys.flatMap((name) => {
        const count = read(CountSchema, name)
        return count === undefined ? [] : [[name, count]]
      }),
    ),
  }
}

/** `12:1,14:2` → item 12 once, item 14 twice. */
export const ItemListSchema = v.pipe(
  v.string(),
  v.regex(/^(\d{1,9}:\d{1,2}(,\d{1,9}:\d{1,2}){0,99})?$/),
  v.transform((list) => list.split(',').filter(Boolean).map(readItemPair)),
)

function readItemPair(pair: string): ChosenItem {
  const [itemId, quantity] = pair.split(':').map(Number)
  return { itemId: itemId ?? 0, quantity: quantity ?? 0 }
}

/** Query of GET /api/price/: house, arrival, duration and adults have to be there. */
export const PriceQuerySchema = v.pipe(
  v.object({
    lodging: LodgingSchema,
    arrival: DaySchema,
    duration: DurationSchema,
    adults: CountSchema,
    children: v.optional(CountSchema, '0'),
    infants: v.optional(CountSchema, '0'),
    pets: v.optional(CountSchema, '0'),
    items: v.optional(ItemListSchema, ''),
  }),
  v.transform(({ lodging, arrival, duration, items, ...party }) => ({ lodging, arrival, duration, items, party })),
  v.object({
    lodging: v.string(),
    arrival: v.string(),
    duration: v.number(),
    items: v.array(ChosenItemSchema),
    party: PartySchema,
  }),
)

/** Characters of the longest field that is stored to be shown again. */
const maxTypedLength = 2000

/** What was typed, as it was typed. */
export function readTypedGuest(form: FormData): TypedGuest {
  return eachField((field) => {
    const value = form.get(field)
    return typeof value === 'string' ? value.slice(0, maxTypedLength) : ''
  })
}

/** The fields of step 2: those of the guest and the add-ons that have just been changed. */
export interface TypedParts {
  guest: Partial<TypedGuest>
  /** Quantity 0 removes an item. */
  items: ChosenItem[]
}

/**
 * Body of POST /api/draft/: which draft, and its changed fields by their names in the form. `others`: add-ons of the
 * houses that are ordered with it, by the marks of their drafts.
 */
export const TypedPartsSchema = v.pipe(
  v.object({
    draft: v.pipe(v.string(), v.regex(/^[0-9a-f]{10}$/)),
    fields: v.record(v.pipe(v.string(), v.maxLength(40)), v.pipe(v.string(), v.maxLength(maxTypedLength))),
  }),
  v.transform(({ draft, fields }): TypedParts & { draft: string; others: Map<string, ChosenItem[]> } => ({
    draft,
    guest: Object.fromEntries(guestFields.flatMap((name) => (name in fields ? [[name, fields[name]]] : []))),
    items: typedItems(fields),
    others: new Map(otherMarks(fields).map((mark) => [mark, typedItems(fields, mark)])),
  })),
)

/** Marks of drafts in the fields of other houses. */
function otherMarks(fields: Record<string, string>): string[] {
  const marks = Object.keys(fields).flatMap((name) => /_([0-9a-f]{10})$/.exec(name)?.slice(1) ?? [])
  return [...new Set(marks)].slice(0, maxHousesTogether)
}

/** Add-ons among changed fields, those of one house. */
function typedItems(fields: Record<string, string>, house?: string): ChosenItem[] {
  const end = houseField('', house)
  return Object.entries(fields)
    .flatMap(([name, value]) => (name.endsWith(end) && itemOf(name.slice(0, name.length - end.length), value)) || [])
    .slice(0, maxItems)
}

export type CheckedGuest = { guest: Guest; faults: null } | { guest: null; faults: FieldFault[] }

/** The guest by the booking's contract, or one fault a field. */
export function checkGuest(typed: TypedGuest): CheckedGuest {
  const parsed = v.safeParse(GuestSchema, typed)
  if (parsed.success) return { guest: parsed.output, faults: null }
  const faults = guestFields.flatMap((field): FieldFault[] => {
    const issue = parsed.issues.find((candidate) => v.getDotPath(candidate) === field)
    return issue ? [guestFault(field, typed, issue)] : []
  })
  return { guest: null, faults }
}

function guestFault(field: GuestField, typed: TypedGuest, issue: v.BaseIssue<unknown>): FieldFault {
  if (!isSeen(typed[field])) return { field, kind: 'required' }
  if (issue.type === 'max_length') return { field, kind: 'too-long', max: Number(issue.requirement) }
  if (field === 'email') return { field, kind: 'email' }
  if (field === 'phone') return { field, kind: 'phone' }
  if (field === 'postalCode' && issue.type === 'partial_check')
    return { field, kind: 'postcode', country: typed.country }
  return { field, kind: field === 'country' ? 'check' : 'characters' }
}

const itemPrefix = 'item-'

/** @param house which of several houses of one form it is of, see `houseField` */
export function itemField(itemId: number, house?: string): string {
  return houseField(itemPrefix + itemId, house)
}

/** A field of a form for several houses: those of the first are named as in a form for one. */
export function houseField(name: string, house?: string): string {
  return house ? `${name}_${house}` : name
}

/** Quantities of the add-ons; zero and what is no number is left out. */
export function readItems(form: FormData, house?: string): ChosenItem[] {
  const chosen = new Map<number, number>()
  const end = houseField('', house)
  for (const [name, value] of form.entries()) {
    const item = name.endsWith(end) ? itemOf(name.slice(0, name.length - end.length), value) : null
    if (item && item.quantity > 0) chosen.set(item.itemId, item.quantity)
  }
  return [...chosen].slice(0, maxItems).map(([itemId, quantity]) => ({ itemId, quantity }))
}

const maxItems = 100

/** The item of an add-on's field; null for another field, and for an invalid number. */
function itemOf(name: string, value: unknown): ChosenItem | null {
  if (!name.startsWith(itemPrefix)) return null
  const itemId = v.safeParse(ItemIdSchema, name.slice(itemPrefix.length))
  const quantity = v.safeParse(CountSchema, value)
  return itemId.success && quantity.success ? { itemId: itemId.output, quantity: quantity.output } : null
}

const ItemIdSchema = v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number))

/** Hidden fields of step 3's form beside its quote: the checksum of what it showed, and the accepted terms. */
export const OrderFormSchema = v.object({
  seal: v.pipe(v.string(), v.hexadecimal()),
  terms: v.optional(v.literal('yes')),
})
