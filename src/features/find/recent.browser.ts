import { keptOnDevice } from '../../../client/device/kept.ts'
import { recentFindsKey } from '../../domain/device-keys.ts'
import { parseRecentFinds } from './recent-finds.ts'

/** Recent searches on this device, the newest first. */
export const recentFinds = keptOnDevice(recentFindsKey, { parse: parseRecentFinds, category: 'functional' })
