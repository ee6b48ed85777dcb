import * as v from 'valibot'
import { areaBySlug } from '../../domain/areas.ts'
import { defineFragment } from '../../routing/fragment.ts'
import { AreaForecast } from './area-forecast.tsx'
import { readWeather } from './area-weather.ts'

/** The weather of an area, on its page and on those of its houses. */
export const weatherPart = defineFragment({
  name: 'weather',
  parameters: v.strictTuple([
    v.pipe(
      v.string(),
      v.check((slug) => areaBySlug(slug) !== undefined),
    ),
  ]),
  async load(request, area) {
    const { market, messages } = request
    const hours = await readWeather(request, area)
    return hours.length > 0 && <AreaForecast market={market} messages={messages} hours={hours} />
  },
})
