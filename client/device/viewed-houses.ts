import { viewedKey } from '../../src/domain/functional-keys.ts'
import { parseViewed } from '../../src/domain/viewed.ts'
import { keptOnDevice } from './kept.ts'

/** The houses that this device has shown, the newest first. */
export const viewedHouses = keptOnDevice(viewedKey, { parse: parseViewed, category: 'functional' })
