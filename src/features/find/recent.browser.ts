import { storedOnDevice } from '../../../client/device/stored.ts'
import { recentFindsKey } from '../../domain/device-keys.ts'
import { parseRecentFinds } from './recent-finds.ts'

/** Recent searches on this device, the newest first. */
export const recentFinds = storedOnDevice(recentFindsKey, { parse: parseRecentFinds, category: 'functional' })
