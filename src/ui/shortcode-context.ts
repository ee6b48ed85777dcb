import { createContext } from 'react'
import type { ShortcodeSyntaxError } from '../domain/shortcodes.ts'
import type { Market } from '../markets/market.ts'

/** What the codes of editors' texts are filled with. */
export interface ShortcodeFacts {
  market: Market
  /** Null while the settings are not there: the codes that need it leave nothing behind. */
  agency: { phone: string; hours: string } | null
  report(error: ShortcodeSyntaxError): void
}

export const ShortcodeContext = createContext<ShortcodeFacts | null>(null)
