import * as v from 'valibot'
import { readRetryAfter } from '../../domain/retries.ts'
import { ForecastSchema, type ForecastStep } from './met-forecast.ts'
import type { WeatherArea } from './weather-areas.ts'

/** Where forecasts are fetched, and who says that it asks; none: the weather is the usual one. */
export type WeatherSettings = { url: string; agent: string } | null

export interface FetchedForecast {
  madeAt: string
  lastModified: string | null
  steps: ForecastStep[]
}

export type Answer =
  | { kind: 'new'; forecast: FetchedForecast; due: number }
  | { kind: 'unchanged'; due: number }
  /** `wait` is what the source asked for, in milliseconds. */
  | { kind: 'failed'; problem: string; wait: number }

const minute = 60_000
const timeoutMs = 10_000
/** A forecast is some 90 steps of 500 characters. */
const maxCharacters = 500_000
/** Not asked again sooner nor later than this, whatever the source says of its forecast's age. */
const soonest = 10 * minute
const latest = 6 * 60 * minute

/**
 * Asks MET Norway's Locationforecast 2.0 ("compact") for one place, by its terms of service: who asks is named, nothing
 * is asked anew that has not changed, no place is named closer than by four decimals, and replies come compressed.
 */
export async function askSource(
  { url, agent }: NonNullable<WeatherSettings>,
  area: WeatherArea,
  lastModified: string | null,
  now: number,
): Promise<Answer> {
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
  } catch {
    return { kind: 'failed', problem: 'No answer', wait: 0 }
  }
}

async function readReply(reply: Response, now: number): Promise<Answer> {
  const due = dueOf(reply, now)
  if (reply.status === 304) return { kind: 'unchanged', due }
  if (!reply.ok) {
    await reply.body?.cancel()
    return { kind: 'failed', problem: `Status ${reply.status}`, wait: waitOf(reply, now) }
  }
  // By it the source says that this version of it is going to end.
  if (reply.status === 203) console.warn(JSON.stringify({ level: 'warn', weather: 'source is deprecated' }))
  const parsed = v.safeParse(ForecastSchema, readJson(await reply.text()))
  if (!parsed.success) return { kind: 'failed', problem: 'The forecast cannot be read', wait: 0 }
  return { kind: 'new', due, forecast: { ...parsed.output, lastModified: reply.headers.get('last-modified') } }
}

function readJson(text: string): unknown {
  if (text.length > maxCharacters) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function dueOf(reply: Response, now: number): number {
  const expires = Date.parse(reply.headers.get('expires') ?? '')
  return Number.isNaN(expires) ? now + soonest : Math.min(Math.max(expires, now + soonest), now + latest)
}

function waitOf(reply: Response, now: number): number {
  const seconds = readRetryAfter(reply.headers.get('retry-after'), now) ?? 0
  return Math.min(seconds * 1000, 24 * 60 * minute)
}

function fourDecimals(degrees: number): string {
  return String(Number(degrees.toFixed(4)))
}
