import { isIsoDay } from '../../contracts/calendar.ts'
import { readParty } from '../../domain/read-trip.ts'
import { longestStay, type StayQuery } from './stay-address.ts'

export function parseStayQuery(query: URLSearchParams): StayQuery {
  const arrival = query.get('arrival') ?? ''
  const duration = Number(query.get('duration') ?? Number.NaN)
  const month = query.get('month') ?? ''
  return {
    arrival: isIsoDay(arrival) ? arrival : null,
    duration: Number.isInteger(duration) && duration >= 1 && duration <= longestStay ? duration : null,
    month: isIsoDay(`${month}-01`) ? month : null,
    party: readParty(query),
  }
}
