import { type Metric, onCLS, onINP, onLCP, onTTFB } from 'web-vitals'
import { consentOf } from '../../../client/cookies.ts'
import {
  maxBeaconBytes,
  maxEventCharacters,
  type TelemetryBatch,
  type TelemetryEvent,
  vitalNames,
} from '../../contracts/telemetry.ts'
import { pageAttribute } from '../../islands/protocol.ts'
import { markets } from '../../markets/market.ts'

/** Bytes left for a beacon's envelope. */
const envelopeBytes = 2_000

/** How many events a page stores while none can be sent. */
const maxWaiting = 10_000

/** Milliseconds between two batches of a page that stays open. */
const flushInterval = 30_000
let isOpen = false

/** Reports web vitals and failed scripts by kind of page, as long as the guest agrees. */
export function openTelemetry(root: Document): void {
  if (isOpen || !consentOf(root).includes('statistic')) return
  isOpen = true
  // The page that was loaded, even if navigation has replaced it since.
  const page = root.documentElement.getAttribute(pageAttribute) ?? 'unknown'
  const queue = createQueue({
    envelope: { service: 'site', lan: lanOf(root), traces: tracesOfPage() },
    maySend: () => consentOf(root).includes('statistic'),
    send: (batch) => post('/bridge/telemetry/', JSON.stringify(batch)),
    beacon: (body) => navigator.sendBeacon('/bridge/telemetry/unsafe/', body),
  })

  function reportVital({ name, value, rating }: Metric) {
    const known = vitalNames.find((each) => each === name)
    if (known)
      queue.add({ type: 'vital', name: known, value: Math.round(value * 1e4) / 1e4, rating, page, at: Date.now() })
  }
  for (const measure of [onLCP, onINP, onCLS, onTTFB]) measure(reportVital)

  addEventListener('error', ({ error, filename, lineno }) => {
    const name = error instanceof Error && /^[A-Za-z]{1,40}$/.test(error.name) ? error.name : 'Error'
    queue.add({ type: 'failure', name, script: ownScript(filename), line: lineno, page, at: Date.now() })
  })
  root.addEventListener('visibilitychange', () => {
    // After the web vitals, which are final at the same moment.
    if (root.visibilityState === 'hidden') queueMicrotask(queue.flushByBeacon)
  })
  addEventListener('pagehide', queue.flushByBeacon)
  setInterval(() => {
    if (root.visibilityState === 'visible') void queue.flush()
  }, flushInterval)
}

function lanOf(root: Document) {
  return (markets.find(({ key }) => key === root.documentElement.lang) ?? markets[0]).id
}

/** Scripts can read the reply's trace only in its Server-Timing. */
function tracesOfPage(): string[] {
  const [navigation] = performance.getEntriesByType('navigation')
  const timings = navigation instanceof PerformanceNavigationTiming ? navigation.serverTiming : []
  return timings.filter(({ name }) => name === 'trace').map(({ description }) => description)
}

function ownScript(url: string): string | null {
  const { origin, pathname } = URL.canParse(url) ? new URL(url) : location
  return origin === location.origin && /^\/assets\/[\w.-]{1,80}$/.test(pathname) ? pathname : null
}

async function post(url: string, body: string): Promise<boolean> {
  try {
    const { ok } = await fetch(url, { method: 'POST', body, headers: { 'content-type': 'application/json' } })
    return ok
  } catch {
    return false
  }
}

/** What a batch contains besides its events. */
export type Envelope = Omit<TelemetryBatch, 'events'>

interface Lines {
  envelope: Envelope
  /** Checked before anything is sent: consent may have been withdrawn. */
  maySend(): boolean
  /** Resolves to whether the batch has arrived. */
  send(batch: TelemetryBatch): Promise<boolean>
  /** Returns whether the browser has accepted it. */
  beacon(body: string): boolean
}

/** Stores events until they are sent in batches, each within the limit of its transport. */
export function createQueue({ envelope, maySend, send, beacon }: Lines) {
  let waiting: TelemetryEvent[] = []

  function take(): TelemetryEvent[] {
    const taken = maySend() ? waiting : []
    waiting = []
    return taken
  }
  function keep(events: readonly TelemetryEvent[]) {
    waiting = [...events, ...waiting].slice(-maxWaiting)
  }
  return {
    add(event: TelemetryEvent): void {
      waiting = [...waiting.slice(1 - maxWaiting), event]
    },
    /** While the page is open; what does not arrive is sent with the next batch. */
    async flush(): Promise<void> {
      const lists = splitEvents(take(), maxEventCharacters)
      for (const [index, events] of lists.entries()) {
        if (await send({ ...envelope, events })) continue
        return keep(lists.slice(index).flat())
      }
    },
    /** When the page is left; what the browser does not accept is stored, since the page may be shown again. */
    flushByBeacon(): void {
      const lists = splitEvents(take(), maxBeaconBytes - envelopeBytes)
      const left = lists.findIndex((events) => !beacon(JSON.stringify({ body: { ...envelope, events } })))
      if (left >= 0) keep(lists.slice(left).flat())
    },
  }
}

/**
 * Splits the events, in order, into as few lists as possible with at most so many characters each when serialised. An event
 * that is longer by itself is left out.
 */
export function splitEvents<Event>(events: readonly Event[], max: number): Event[][] {
  const lists: Event[][] = []
  let size = Number.POSITIVE_INFINITY
  for (const event of events) {
    // Includes the comma or bracket before it.
    const length = JSON.stringify(event).length + 1
    if (length + 1 > max) continue
    if (size + length > max) {
      lists.push([])
      size = 1
    }
    lists.at(-1)?.push(event)
    size += length
  }
  return lists
}
