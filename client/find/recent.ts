import { parseRecentFinds } from '../../src/domain/find/recent-finds.ts'
import { recentFindsKey } from '../../src/domain/functional-keys.ts'
import { keptOnDevice } from '../device/kept.ts'

/** What was looked for on this device, the newest first. */
export const recentFinds = keptOnDevice(recentFindsKey, { parse: parseRecentFinds, category: 'functional' })
