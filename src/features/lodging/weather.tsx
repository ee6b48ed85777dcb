import type { AreaWeather } from '../../contracts/weather.ts'
import type { Area } from '../../domain/areas.ts'
import { areaPlace } from '../../markets/area-name.ts'
import { formatMessage } from '../../markets/say.ts'
import { MissingPart } from '../../routing/missing-part.tsx'
import type { RenderContext } from '../../routing/page.ts'
import { AsOf } from '../../ui/as-of.tsx'
import { AreaForecast } from '../weather/area-forecast.tsx'
import { weatherPart } from '../weather/weather-part.tsx'

export interface WeatherProps {
  request: RenderContext
  area: Area | undefined
  /** Null when they could not be had. */
  hours: AreaWeather[] | null
  /** Whether the page says already of when it is. */
  isDated: boolean
}

/** The weather of the house's area. */
export function Weather({ request, area, hours, isDated }: WeatherProps) {
  const { market, messages, now } = request
  const at = isDated ? null : request.lastGood('broker')
  if (!area || hours?.length === 0) return null
  return (
    <section className="part" id="weather">
      <h2>{formatMessage(messages.weather.title, { place: areaPlace(market, area) }, market)}</h2>
      {at && <AsOf market={market} messages={messages} at={at} now={now} />}
      {hours ? (
        <AreaForecast market={market} messages={messages} hours={hours} />
      ) : (
        <MissingPart request={request} fragment={weatherPart.key(area.slug)} />
      )}
    </section>
  )
}
