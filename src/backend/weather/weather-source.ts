import * as v from 'valibot'
import { areaBySlug } from '../../domain/areas.ts'
import { readText } from '../../domain/read-text.ts'
import { readRetryAfter } from '../../domain/retries.ts'

/** URL of the forecasts, and the `User-Agent` of their requests; none: the weather is the usual one. */
export type WeatherSettings = { url: string; agent: string } | null

export interface FetchedForecast {
  madeAt: string
  lastModified: string | null
  steps: ForecastStep[]
}

export type FetchOutcome =
  | { kind: 'new'; forecast: FetchedForecast; due: number }
  | { kind: 'unchanged'; due: number }
  /** `wait` is what the source requested, in milliseconds. */
  | { kind: 'failed'; problem: string; wait: number }

const minute = 60_000
const timeoutMs = 10_000
/** A forecast is some 90 steps of 500 characters. */
const maxBytes = 500_000
/** Minimum and maximum time until the next request, whatever the source says. */
const minRefreshMs = 10 * minute
const maxRefreshMs = 6 * 60 * minute

/**
 * Requests MET Norway's Locationforecast 2.0 ("compact") for one place, by its terms of service: an identifying
 * `User-Agent`, conditional requests, at most four decimals of the position, and compressed replies.
 */
export async function fetchForecast(
  { url, agent }: NonNullable<WeatherSettings>,
  area: WeatherArea,
  lastModified: string | null,
  now: number,
): Promise<FetchOutcome> {
  const place = new URL(url)
  place.searchParams.set('lat', fourDecimals(area.lat))
  place.searchParams.set('lon', fourDecimals(area.lng))
  try {
    const reply = await fetch(place.href, {
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        accept: 'application/json',
        'accept-encoding': 'gzip',
        'user-agent': agent,
        ...(lastModified !== null && { 'if-modified-since': lastModified }),
      },
    })
    return await readReply(reply, now)
  } catch (error) {
    return { kind: 'failed', problem: `No answer: ${error}`, wait: 0 }
  }
}

async function readReply(reply: Response, now: number): Promise<FetchOutcome> {
  const due = dueOf(reply, now)
  if (reply.status === 304) return { kind: 'unchanged', due }
  if (!reply.ok) {
    await reply.body?.cancel()
    return { kind: 'failed', problem: `Status ${reply.status}`, wait: waitOf(reply, now) }
  }
  // The source announces the end of this API version by a 203.
  if (reply.status === 203) console.warn(JSON.stringify({ level: 'warning', weather: 'source is deprecated' }))
  const parsed = v.safeParse(ForecastSchema, readJson(await readText(reply, maxBytes)))
  if (!parsed.success) return { kind: 'failed', problem: 'The forecast cannot be read', wait: 0 }
  return { kind: 'new', due, forecast: { ...parsed.output, lastModified: reply.headers.get('last-modified') } }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function dueOf(reply: Response, now: number): number {
  const expires = Date.parse(reply.headers.get('expires') ?? '')
  return Number.isNaN(expires)
    ? now + minRefreshMs
    : Math.min(Math.max(expires, now + minRefreshMs), now + maxRefreshMs)
}

function waitOf(reply: Response, now: number): number {
  const seconds = readRetryAfter(reply.headers.get('retry-after'), now) ?? 0
  return Math.min(seconds * 1000, 24 * 60 * minute)
}

function fourDecimals(degrees: number): string {
  return String(Number(degrees.toFixed(4)))
}

/** Stored steps of the forecast: hour by hour for two and a half days, then every six hours up to the tenth. */
const maxSteps = 100

const share = v.pipe(v.number(), v.minValue(0), v.maxValue(100))

/** `clearsky_day`, `heavyrainshowersandthunder_polartwilight` … */
const PeriodSchema = v.optional(
  v.object({ summary: v.optional(v.object({ symbol_code: v.pipe(v.string(), v.regex(/^[a-z_]{1,60}$/)) })) }),
)

const InstantSchema = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.transform((time) => new Date(time).toISOString()),
)

const StepSchema = v.pipe(
  v.object({
    time: InstantSchema,
    data: v.object({
      instant: v.object({
        details: v.object({
          air_pressure_at_sea_level: v.pipe(v.number(), v.minValue(800), v.maxValue(1200)),
          air_temperature: v.pipe(v.number(), v.minValue(-80), v.maxValue(60)),
          cloud_area_fraction: share,
          relative_humidity: v.pipe(v.number(), v.minValue(0), v.maxValue(110)),
          wind_from_direction: v.pipe(v.number(), v.minValue(0), v.maxValue(360)),
          wind_speed: v.pipe(v.number(), v.minValue(0), v.maxValue(120)),
        }),
      }),
      next_1_hours: PeriodSchema,
      next_6_hours: PeriodSchema,
      next_12_hours: PeriodSchema,
    }),
  }),
  v.transform(({ time, data: { instant, ...next } }) => ({
    time,
    ...instant.details,
    symbol1: next.next_1_hours?.summary?.symbol_code ?? null,
    symbol6: next.next_6_hours?.summary?.symbol_code ?? null,
    symbol12: next.next_12_hours?.summary?.symbol_code ?? null,
  })),
)
type ForecastStep = v.InferOutput<typeof StepSchema>

/** The used part of a Locationforecast 2.0 in its compact form. */
const ForecastSchema = v.pipe(
  v.object({
    properties: v.object({
      meta: v.object({ updated_at: InstantSchema }),
      timeseries: v.pipe(v.array(StepSchema), v.minLength(1)),
    }),
  }),
  v.transform(({ properties: { meta, timeseries } }) => ({
    madeAt: meta.updated_at,
    steps: timeseries.slice(0, maxSteps),
  })),
)

export interface WeatherArea {
  /** The content entry's id: area-<slug>. */
  id: string
  lat: number
  lng: number
}

export function findWeatherArea(contentfulAreaId: string): WeatherArea | undefined {
  const area = areaBySlug(contentfulAreaId.replace(/^area-/, ''))
  return area && { id: contentfulAreaId, lat: area.lat, lng: area.lng }
}
