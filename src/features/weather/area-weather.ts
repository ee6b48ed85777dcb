import * as v from 'valibot'
import { type AreaWeather, AreaWeatherSchema } from '../../contracts/weather.ts'
import { brokerLimits } from '../../domain/broker-limits.ts'
import type { RenderContext } from '../../routing/page.ts'
import { hoursToCome } from './rules.ts'

const hour = 60 * 60

const weatherQuery = {
  name: 'AreaWeather',
  document: /* GraphQL */ `
    query AreaWeather($areaId: String!) {
      areaWeather(contentfulAreaId: $areaId, limit: ${brokerLimits.weatherHours}) {
        id contentfulAreaId time lat lng airPressure airTemperature cloudAreaFraction relativeHumidity windFromDirection
        windSpeed symbolNext1Hours symbolNext6Hours symbolNext12Hours source madeAt
      }
    }
  `,
  schema: v.object({ areaWeather: v.array(AreaWeatherSchema) }),
  kept: { keptFor: { fresh: hour / 4, stale: 2 * hour, broken: 24 * hour }, tags: () => ['weather'] },
}

/**
 * What is to come at an area.
 * @param area slug of the location table
 */
export async function readWeather({ services, now }: RenderContext, area: string): Promise<AreaWeather[]> {
  const { areaWeather } = await services.broker.query(weatherQuery, { areaId: `area-${area}` })
  return hoursToCome(areaWeather, now)
}
