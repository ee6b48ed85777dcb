import { parseRecentFinds, recentFindsKey } from '../../src/domain/find/recent-finds.ts'
import { keptOnDevice } from '../device/kept.ts'

/** What was looked for on this device, the newest first. */
export const recentFinds = keptOnDevice(recentFindsKey, { parse: parseRecentFinds, category: 'functional' })
