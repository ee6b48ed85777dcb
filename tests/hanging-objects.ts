import { vi } from 'vitest'

/** Durable Objects that never reply. Each call lets three seconds of the test's timers pass. */
export function createHangingObjects(): DurableObjectNamespace {
  const hang = () => {
    queueMicrotask(() => void vi.advanceTimersByTimeAsync(3_000))
    return new Promise(() => {})
  }
  const stub = new Proxy({}, { get: () => hang })
  return { idFromName: () => 'id', get: () => stub } as unknown as DurableObjectNamespace
}
