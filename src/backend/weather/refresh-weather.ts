import { areas } from '../../domain/areas.ts'
import {
  type FetchedForecast,
  type FetchOutcome,
  fetchForecast,
  findWeatherArea,
  type WeatherArea,
  type WeatherSettings,
} from './weather-source.ts'

/** Places that are fetched in one minute: all of the coast in ten minutes, and never many calls at once. */
const areasAtOnce = 4
const minute = 60_000
/** No second run fetches a place that is being fetched. */
const claim = 5 * minute
const maxWaitMs = 6 * 60 * minute

/**
 * Runs by the clock: fetches the places that are due, one after the other. After a failure the stored forecast stays,
 * and the place is fetched again after ten minutes, then twice as long each time. After a `Retry-After` of the source
 * no place is fetched until then.
 */
export async function refreshWeather(db: D1Database, settings: WeatherSettings, now = Date.now()): Promise<void> {
  if (!settings) return
  await addMissingAreas(db, now)
  for (const { id, last_modified: lastModified, failures } of await claimDue(db, now)) {
    const area = findWeatherArea(id)
    if (!area) continue
    const outcome = await fetchForecast(settings, area, lastModified, now)
    await db.batch(outcomeStatements(db, area, outcome, failures, now))
    if (outcome.kind !== 'failed') continue
    console.error(JSON.stringify({ level: 'error', weather: id, problem: outcome.problem }))
    // A source that refuses one place refuses the others: they wait as if they were being fetched.
    return
  }
}

interface FetchRow {
  id: string
  last_modified: string | null
  failures: number
}

async function addMissingAreas(db: D1Database, now: number): Promise<void> {
  const ids = JSON.stringify(areas.map(({ slug }) => `area-${slug}`))
  await db
    .prepare('INSERT OR IGNORE INTO weather_fetch (contentful_area_id, due_at) SELECT value, ?2 FROM json_each(?1)')
    .bind(ids, now)
    .run()
}

async function claimDue(db: D1Database, now: number): Promise<FetchRow[]> {
  const { results } = await db
    .prepare(
      `UPDATE weather_fetch SET due_at = ?1 + ?2 WHERE contentful_area_id IN (
         SELECT contentful_area_id FROM weather_fetch WHERE due_at <= ?1 ORDER BY due_at, contentful_area_id LIMIT ?3
       ) RETURNING contentful_area_id AS id, last_modified, failures`,
    )
    .bind(now, claim, areasAtOnce)
    .all<FetchRow>()
  return results
}

function outcomeStatements(db: D1Database, area: WeatherArea, outcome: FetchOutcome, failures: number, now: number) {
  if (outcome.kind === 'new') return replaceForecast(db, area, outcome.forecast, outcome.due, now)
  if (outcome.kind === 'unchanged') {
    return [
      db
        .prepare('UPDATE weather_fetch SET confirmed_at = ?2, due_at = ?3, failures = 0 WHERE contentful_area_id = ?1')
        .bind(area.id, now, outcome.due),
    ]
  }
  return [
    db
      .prepare('UPDATE weather_fetch SET due_at = ?2, failures = failures + 1 WHERE contentful_area_id = ?1')
      .bind(area.id, now + waitAfter(failures)),
    db.prepare('UPDATE weather_fetch SET due_at = max(due_at, ?1)').bind(now + outcome.wait),
  ]
}

function waitAfter(failures: number): number {
  return Math.min(10 * minute * 2 ** Math.min(failures, 10), maxWaitMs)
}

/** The new hours take the place of all that were there. */
function replaceForecast(
  db: D1Database,
  area: WeatherArea,
  { steps, madeAt, lastModified }: FetchedForecast,
  due: number,
  now: number,
) {
  return [
    db.prepare('DELETE FROM area_weather WHERE contentful_area_id = ?1').bind(area.id),
    db
      .prepare(
        `INSERT OR REPLACE INTO area_weather (
           contentful_area_id, time, lat, lng, air_pressure, air_temperature, cloud_area_fraction, relative_humidity,
           wind_from_direction, wind_speed, symbol_1h, symbol_6h, symbol_12h, source
         )
         SELECT ?1, value ->> 'time', ?2, ?3, value ->> 'air_pressure_at_sea_level', value ->> 'air_temperature',
           value ->> 'cloud_area_fraction', value ->> 'relative_humidity', value ->> 'wind_from_direction',
           value ->> 'wind_speed', value ->> 'symbol1', value ->> 'symbol6', value ->> 'symbol12', 'met'
         FROM json_each(?4)`,
      )
      .bind(area.id, area.lat, area.lng, JSON.stringify(steps)),
    db
      .prepare(
        `UPDATE weather_fetch SET last_modified = ?2, made_at = ?3, confirmed_at = ?4, due_at = ?5, failures = 0
         WHERE contentful_area_id = ?1`,
      )
      .bind(area.id, lastModified, madeAt, now, due),
  ]
}
