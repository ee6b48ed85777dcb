import {
  maxBeaconBytes,
  maxEventCharacters,
  type TelemetryBatch,
  type TelemetryEvent,
} from '../../contracts/telemetry.ts'
import { splitEvents } from './rules.ts'

/** What a batch says beside its events. */
export type Envelope = Omit<TelemetryBatch, 'events'>

interface Lines {
  envelope: Envelope
  /** Asked before anything leaves: consent may have been withdrawn. */
  mayTell(): boolean
  /** Answers whether the batch has arrived. */
  send(batch: TelemetryBatch): Promise<boolean>
  /** Answers whether the browser takes it on. */
  beacon(body: string): boolean
}

/** Room for a beacon's envelope. */
const envelopeBytes = 2_000
/** Events that a page remembers while none can be sent. */
const maxWaiting = 10_000

/** Keeps events until they leave in batches, each no larger than its line takes. */
export function createQueue({ envelope, mayTell, send, beacon }: Lines) {
  let waiting: TelemetryEvent[] = []

  function take(): TelemetryEvent[] {
    const taken = mayTell() ? waiting : []
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
    /** While the page is open; what does not arrive waits for the next time. */
    async flush(): Promise<void> {
      const lists = splitEvents(take(), maxEventCharacters)
      for (const [index, events] of lists.entries()) {
        if (await send({ ...envelope, events })) continue
        return keep(lists.slice(index).flat())
      }
    },
    /** As the page goes; what the browser does not take on stays, for the page may come back. */
    flushByBeacon(): void {
      const lists = splitEvents(take(), maxBeaconBytes - envelopeBytes)
      const left = lists.findIndex((events) => !beacon(JSON.stringify({ body: { ...envelope, events } })))
      if (left >= 0) keep(lists.slice(left).flat())
    },
  }
}
