import { formatNumber } from './formats.ts'
import { pluralRules } from './intl.ts'
import type { Market } from './market.ts'

/** A text with forms by number; `{count}` chooses the form (CLDR: Danish, German and English have these two). */
export interface PluralMessage {
  one: string
  other: string
}
export type Message = string | PluralMessage
export type MessageValues = Record<string, string | number>

/**
 * Fills the `{name}` places of a message. Numbers are written in the market's way, so hand over years and house codes
 * as strings. A plural message takes its form from `count`. A place without a value stays as it is.
 */
export function say(message: Message, values: MessageValues, market: Market): string {
  return formOf(message, values, market).replace(/\{(\w+)\}/g, (place, name: string) => {
    const value = values[name]
    if (value === undefined) return place
    return typeof value === 'number' ? formatNumber(market, value, fractionDigitsOf(value)) : value
  })
}

function formOf(message: Message, values: MessageValues, market: Market): string {
  if (typeof message === 'string') return message
  const rule = pluralRules(market.formatLocale).select(Number(values.count))
  return rule === 'one' ? message.one : message.other
}

function fractionDigitsOf(value: number): 0 | 1 {
  return Number.isInteger(value) ? 0 : 1
}
