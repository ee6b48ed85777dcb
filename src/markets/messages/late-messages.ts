import { clientAssets } from 'virtual:client-assets'
import type { Market } from '../market.ts'
import type { LateMessages } from './da/late.ts'

/** Reads an edition's once an isolate: in a build they are a file among the browser's. */
export function createLateMessages(assets: Pick<Fetcher, 'fetch'>): (market: Market) => Promise<LateMessages> {
  const known = new Map<string, Promise<LateMessages>>()
  return function lateMessagesOf({ key }) {
    const before = known.get(key)
    if (before) return before
    const reading = read(assets, key)
    known.set(key, reading)
    // Whoever asks next tries again.
    reading.catch(() => known.delete(key))
    return reading
  }
}

async function read(assets: Pick<Fetcher, 'fetch'>, key: Market['key']): Promise<LateMessages> {
  // A build knows this to be false, and leaves the texts out.
  if (import.meta.env.DEV) return (await sources[key]()).late
  const reply = await assets.fetch(new URL(clientAssets.texts[key] ?? '', 'https://assets.invalid'))
  if (!reply.ok) throw new Error(`The texts of ${key} answered ${reply.status}`)
  // Written by this very build.
  return reply.json()
}

const sources = {
  da: () => import('./da/late.ts'),
  de: () => import('./de/late.ts'),
  en: () => import('./en/late.ts'),
}
