import type { EditionKey } from '../market.ts'
import { da } from './da/index.ts'
import { de } from './de/index.ts'
import { en } from './en/index.ts'

/** Every visible word of an edition. German and English are typed by the Danish, so a missing text does not compile. */
export type EditionMessages = typeof da

/**
 * The words of every edition. In a build of the site this is empty: they are a file among the browser's, which each
 * isolate reads once (read-messages.ts), so that the script that every edge node parses stays small.
 */
export const editions: Partial<Record<EditionKey, EditionMessages>> = { da, de, en }
