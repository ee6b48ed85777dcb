import type { Text3 } from '../../texts.ts'
import type { House } from '../house.ts'

/** One thing that can be said of some houses, in words to choose from. */
export interface Sentence {
  /** Left out: true of every house. */
  when?: (house: House) => boolean
  /** How readily it is said where it is true; left out: always. */
  chance?: number
  texts: readonly Text3[]
}
