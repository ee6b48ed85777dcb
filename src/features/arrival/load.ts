import * as v from 'valibot'
import type { Department } from '../../contracts/content.ts'
import { type HeldFacility, HeldFacilitySchema } from '../../contracts/lodging.ts'
import { IdSchema, LatitudeSchema, LongitudeSchema } from '../../contracts/numbers.ts'
import { departmentQuery } from '../../contracts/queries/departments.ts'
import { brokerLimits } from '../../domain/broker-limits.ts'
import { facility, facilityTypeOf } from '../../domain/facilities.ts'
import { hasFacility, isHeldOn } from '../../domain/good-to-know.ts'
import type { RenderContext } from '../../routing/page.ts'

/** Where the house is, and which office has its key; older answers do while the broker fails. */
const arrivalHouseQuery = {
  name: 'ArrivalHouse',
  document: /* GraphQL */ `
    query ArrivalHouse($id: Int!, $lan: Int!) {
      lodging(id: $id, lan: $lan) {
        id address1 postalCode city departmentSysId latitude longitude
        facilities(limit: ${brokerLimits.facilities}) { facilityId value fromDate toDate }
      }
    }
  `,
  schema: v.object({
    lodging: v.nullable(
      v.object({
        id: IdSchema,
        address1: v.string(),
        postalCode: v.string(),
        city: v.string(),
        departmentSysId: v.string(),
        latitude: LatitudeSchema,
        longitude: LongitudeSchema,
        facilities: v.array(HeldFacilitySchema),
      }),
    ),
  }),
  caching: {
    cachePolicy: { maxAge: 300, staleWhileRevalidate: 3300, staleIfError: 604_800 },
    tags: (_: unknown, { id }: Record<string, unknown>) => [`lodging:${id}`],
  },
}

export type Office = Pick<
  Department,
  'title' | 'address' | 'openingHours' | 'keyDeliveryText' | 'outsideOpeningHoursText'
>

export interface ArrivalPlace {
  /** In one line. */
  address: string
  latitude: number
  longitude: number
  /** On the day of arrival. */
  hasKeyBox: boolean
  hasInternet: boolean
}

/** House and office of a booking; null for what can't be loaded. Without an office, the agency's own contact is shown. */
export async function loadArrival(
  request: RenderContext,
  { lodgingId, arrival }: { lodgingId: number; arrival: string },
): Promise<{ place: ArrivalPlace | null; office: Office | null }> {
  const { market, services, routes } = request
  const house = await services.broker
    .query(arrivalHouseQuery, { id: lodgingId, lan: market.id })
    .then(({ lodging }) => lodging)
    .catch(() => null)
  const department = house
    ? await services.content
        .query(departmentQuery, { id: house.departmentSysId, locale: market.locale })
        .catch(() => null)
    : null
  const isHeld = (id: number) =>
    house?.facilities.some((held) => held.facilityId === id && isHadOn(held, arrival)) ?? false
  return {
    place: house && {
      address: `${house.address1}, ${house.postalCode} ${house.city}`,
      latitude: house.latitude,
      longitude: house.longitude,
      hasKeyBox: isHeld(facility.notificationKeyBox),
      hasInternet: isHeld(facility.internet) || isHeld(facility.fibre),
    },
    office: department ?? (await routes.settings(market).then(agencyOf, () => null)),
  }
}

function isHadOn(held: HeldFacility, day: string): boolean {
  return isHeldOn(held, day) && hasFacility(facilityTypeOf(held.facilityId), held.value)
}

function agencyOf(settings: Awaited<ReturnType<RenderContext['routes']['settings']>>): Office | null {
  if (!settings) return null
  const { name, openingHours, ...address } = settings.administrationDetails
  return { title: name, address, openingHours, keyDeliveryText: '', outsideOpeningHoursText: '' }
}
