import { messages as da } from './da/index.ts'
import { messages as de } from './de/index.ts'
import { messages as en } from './en/index.ts'
import type { EditionKey } from './table.ts'

/** Every visible word of an edition. The others are typed by the Danish, so a missing text does not compile. */
export type EditionMessages = typeof da

/**
 * The words of every edition. In a build of the site this is empty: those of an edition are a file among the browser's,
 * which an isolate reads with its first request (markets/messages/read-messages.ts): the script that every edge node
 * parses stays small.
 */
export const editionMessages: Partial<Record<EditionKey, EditionMessages>> = { da, de, en }
