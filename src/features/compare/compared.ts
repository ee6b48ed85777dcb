import * as v from 'valibot'
import type { Party } from '../../contracts/booking.ts'
import { TypedText } from '../../contracts/typed-text.ts'
import { defaultDuration } from '../../domain/stays.ts'
import { partyParameters } from '../../domain/trip.ts'
import { isHouseCode, joinHouseCode } from '../../urls/lodging-path.ts'
import { href, withQuery } from '../../urls/paths.ts'

export const maxCompared = 4

const CodeSchema = v.pipe(TypedText, v.transform(joinHouseCode), v.check(isHouseCode, 'Not a house number'))

const ComparedHouseSchema = v.object({
  code: CodeSchema,
  title: v.pipe(v.string(), v.maxLength(200)),
  picture: v.optional(v.pipe(v.string(), v.regex(/^[\w./-]{1,200}$/))),
})
export type ComparedHouse = v.InferOutput<typeof ComparedHouseSchema>

/** The codes of an address, each once, at most four: `houses=BL1234,HV4720`, or the key several times. */
export function readCompared(query: URLSearchParams): string[] {
  const codes = query
    .getAll('houses')
    .flatMap((list) => list.split(','))
    .flatMap((code) => {
      const parsed = v.safeParse(CodeSchema, code)
      return parsed.success ? [parsed.output] : []
    })
  return [...new Set(codes)].slice(0, maxCompared)
}

/** The stored houses; what can't be read is left out. */
export function parseCompared(text: string | null): ComparedHouse[] {
  const list = v.safeParse(v.array(v.unknown()), parseJson(text))
  const houses = (list.success ? list.output : []).flatMap((each) => {
    const parsed = v.safeParse(ComparedHouseSchema, each)
    return parsed.success ? [parsed.output] : []
  })
  return [...new Map(houses.map((house) => [house.code, house])).values()].slice(0, maxCompared)
}

/** With the house, or without it when it was there; null when there is no room for it. */
export function toggleCompared(houses: readonly ComparedHouse[], house: ComparedHouse): ComparedHouse[] | null {
  const others = houses.filter(({ code }) => code !== house.code)
  if (others.length < houses.length) return others
  return houses.length < maxCompared ? [...houses, house] : null
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return null
  }
}

/** What is compared: which houses, for which stay. */
export interface Comparison {
  codes: readonly string[]
  arrival: string | null
  /** Nights. */
  duration: number
  /** Who travels. */
  party: Party | null
  /** What else the trip is for. */
  searchQuery: string
}

export const comparePath = href.compare()

export function compareQuery({ codes, arrival, duration, party, searchQuery }: Comparison): URLSearchParams {
  const query = new URLSearchParams()
  if (codes.length > 0) query.set('houses', codes.join(','))
  if (arrival) query.set('arrival', arrival)
  if (duration !== defaultDuration) query.set('duration', String(duration))
  for (const [name, value] of [...partyParameters(party), ...new URLSearchParams(searchQuery)]) query.set(name, value)
  return query
}

/** With commas unescaped, for a readable link. */
export function compareUrl(comparison: Comparison): string {
  return withQuery(comparePath, compareQuery(comparison)).replaceAll('%2C', ',')
}
