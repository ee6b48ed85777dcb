import { keptOnDevice } from '../../../client/device/kept.ts'
import { recentFindsKey } from '../../domain/functional-keys.ts'
import { parseRecentFinds } from './recent-finds.ts'

/** What was looked for on this device, the newest first. */
export const recentFinds = keptOnDevice(recentFindsKey, { parse: parseRecentFinds, category: 'functional' })
