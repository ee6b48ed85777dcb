import type { Party } from '../contracts/booking.ts'
import { defaultParty, roomNeeded } from './booking/party.ts'
import { facility } from './facilities.ts'

/** Criteria of the number of persons, which a guest sees as one. */
export const personKeys: readonly string[] = [String(facility.persons), 'adults', 'children', 'infants']
/** The specification's value of `husdyr` for houses that take no pets. */
export const petsNone = '4'
/** The criterion of the houses' size: "at least so many persons". */
export const personsKey = String(facility.persons)

/** The largest party that is read. */
export const partyLimits: Party = { adults: 60, children: 60, infants: 20, pets: 20 }
/** The largest number of pets of `husdyr`; 4 stands for none. */
const maxHusdyr = 3

/** Value of `husdyr` in forms for more pets than it can express: the specification's 4 is none. */
const morePets = /^gte~(\d{1,2})$/

/** Value of the form's field of pets: those of `husdyr`, or more; empty where the criteria have none. */
export function petsFieldValue(criteria: Values): string {
  const pets = countOf(criteria, 'pets')
  return pets === null ? (criteria.get('husdyr')?.value ?? '') : `gte~${pets}`
}

/** Pets of a value of that field; null for none given. */
export function petsOfField(value: string): number | null {
  if (value === '' || value === petsNone) return null
  return Number(morePets.exec(value)?.[1] ?? value)
}

/** The rule of `husdyr`. */
export function petsRule(value: string): string | null {
  if (/^0{0,8}[1-4]$/.test(value)) return String(Number(value))
  const more = Number(morePets.exec(value)?.[1] ?? 0)
  return more >= 1 && more <= partyLimits.pets ? `gte~${more}` : null
}

type Values = ReadonlyMap<string, { value: string; comparator?: string }>

/** Rules of the party's own criteria. Zero is no criterion: nobody of that kind comes along. */
export const partyRules = Object.fromEntries(
  Object.entries(partyLimits).map(([key, max]) => [
    key,
    (value: string) =>
      /^\d{1,2}$/.test(value) && Number(value) >= 1 && Number(value) <= max ? String(Number(value)) : null,
  ]),
) as Record<keyof Party, (value: string) => string | null>

/**
 * The party of the criteria; null without any. A number of persons alone means that many adults, `children` are some of
 * the persons, and `husdyr` counts pets except for 4 (none).
 */
export function partyOfCriteria(criteria: Values): Party | null {
  const children = countOf(criteria, 'children') ?? 0
  const infants = countOf(criteria, 'infants') ?? 0
  const requested = countOf(criteria, 'adults')
  const persons = personsOfCriteria(criteria)
  const pets = countOf(criteria, 'pets') ?? petsOfCriteria(criteria)
  if (requested === null && persons === null && pets === null && children + infants === 0) return null
  const adults = requested ?? adultsOf(persons, children)
  return { adults, children, infants, pets: pets ?? 0 }
}

/** Persons that the house has to take for the party where the requested size is smaller or missing; else null. */
export function furtherPersons(criteria: Values): number | null {
  const party = criteria.has('adults') || criteria.has('infants') ? partyOfCriteria(criteria) : null
  const needed = party ? roomNeeded(party) : 0
  return needed > (personsOfCriteria(criteria) ?? 0) ? needed : null
}

/**
 * Writes the party into the specification's keys as far as they can express it, so that equal searches have equal
 * criteria: `adults` and `children` together are the persons that a house has to take, and up to three pets are
 * `husdyr`.
 */
export function foldParty(criteria: Map<string, { value: string; comparator?: string }>): void {
  foldPersons(criteria)
  foldPets(criteria)
}

function foldPersons(criteria: Map<string, { value: string; comparator?: string }>): void {
  const children = countOf(criteria, 'children') ?? 0
  const requested = countOf(criteria, 'adults')
  if (requested === null && children === 0 && !criteria.has('infants')) return
  const persons = personsOfCriteria(criteria)
  const adults = requested ?? adultsOf(persons, children)
  const size = criteria.get(personsKey)
  if (size && (persons === null || size.comparator === 'eq' || persons > adults + children)) {
    // The requested size differs from the party: both are written.
    if (persons === null || persons !== adults + children) criteria.set('adults', { value: String(adults) })
    else criteria.delete('adults')
    return
  }
  criteria.set(personsKey, { value: String(adults + children) })
  criteria.delete('adults')
}

function foldPets(criteria: Map<string, { value: string; comparator?: string }>): void {
  const field = criteria.get('husdyr')?.value ?? ''
  if (morePets.test(field)) {
    // The form's field replaces the link's parameter.
    criteria.set('pets', { value: String(petsOfField(field)) })
    criteria.delete('husdyr')
  }
  const pets = countOf(criteria, 'pets')
  if (pets === null) return
  const husdyr = criteria.get('husdyr')?.value
  const max = Math.max(pets, husdyr === undefined || husdyr === petsNone ? 0 : Number(husdyr))
  if (husdyr === petsNone || max <= maxHusdyr) criteria.delete('pets')
  if (husdyr === petsNone) return
  if (max <= maxHusdyr) criteria.set('husdyr', { value: String(max) })
  else criteria.delete('husdyr')
}

function adultsOf(persons: number | null, children: number): number {
  if (persons === null) return defaultParty.adults
  return Math.min(Math.max(1, persons - children), partyLimits.adults)
}

/** Persons of the requested size; null where there is none, or it is of smaller houses. */
function personsOfCriteria(criteria: Values): number | null {
  const size = criteria.get(personsKey)
  if (!size || (size.comparator && size.comparator !== 'eq' && size.comparator !== 'gte')) return null
  const persons = Math.ceil(Number(size.value))
  return persons >= 1 ? persons : null
}

/** Null where nothing is said of pets; houses that take none are for guests without one. */
function petsOfCriteria(criteria: Values): number | null {
  const value = criteria.get('husdyr')?.value
  return value === undefined || value === petsNone ? null : Number(value)
}

function countOf(criteria: Values, key: keyof Party): number | null {
  const value = criteria.get(key)?.value
  return value === undefined ? null : Number(value)
}

/** The attribute that holds a stay's total for a party with so many pets: what filters, sorts and is shown. */
export function totalAttribute(pets: number): string {
  return pets > 0 ? `totalWithPets.${pets}` : 'totalPrice'
}

/** The attribute that holds that total and the expected use of so many guests. */
export function allInAttribute(guests: number, pets: number): string {
  return pets > 0 ? `allInWithPets.${pets}-${guests}` : `allIn.${guests}`
}

interface Priced {
  totalPrice: number
  /** By number of pets, as many as the house takes. */
  totalWithPets?: Readonly<Record<string, number>> | undefined
}

/**
 * Hits at the total of a party with so many pets, `petCharge` of it for them. A house that takes fewer pets has the total
 * with those that it takes.
 */
export function withPartyTotals<Hit extends Priced>(
  hits: readonly Hit[],
  pets: number,
): (Omit<Hit, 'totalWithPets'> & { petCharge?: number })[] {
  return hits.map((hit) => {
    const { totalWithPets = {}, totalPrice } = hit
    const counts = Object.keys(totalWithPets).map(Number)
    const own = totalWithPets[Math.max(0, ...counts.filter((count) => count <= pets))]
    const charge = own === undefined ? 0 : own - totalPrice
    // Destructuring all but one member is several times slower than a copy of all.
    const rest = { ...hit, totalWithPets: undefined }
    return charge === 0 ? rest : { ...rest, totalPrice: totalPrice + charge, petCharge: charge }
  })
}
