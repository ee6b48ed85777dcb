import { formatNumber } from './formats.ts'
import { pluralRules, remembered } from './intl.ts'
import type { Market } from './market.ts'

/** A text with forms by number; `{count}` chooses the form (CLDR: Danish, German and English have these two). */
interface PluralMessage {
  one: string
  other: string
}
export type Message = string | PluralMessage
export type MessageValues = Record<string, string | number>

/**
 * Fills the `{name}` places of a message. Numbers are written in the market's way, so hand over years and house codes
 * as strings. A plural message takes its form from `count`. A place without a value stays as it is. A full stop after a value
 * that ends with one ('10.317 kr.') is left out.
 */
export function formatMessage(message: Message, values: MessageValues, market: Market): string {
  const parts = partsOf(formOf(message, values, market))
  return parts
    .map((part, index) => {
      if (index % 2 === 0) return endsWithStop(values[parts[index - 1] ?? '']) ? part.replace(/^\.(?!\.)/, '') : part
      const value = values[part]
      if (value === undefined) return `{${part}}`
      return typeof value === 'number' ? formatNumber(market, value, fractionDigitsOf(value)) : value
    })
    .join('')
}

function endsWithStop(value: string | number | undefined): boolean {
  return typeof value === 'string' && value.endsWith('.')
}

/** Texts and the names of places between them, in turns. */
function partsOf(text: string): readonly string[] {
  const before = divided.get(text)
  if (before) return before
  const parts = text.split(/\{(\w+)\}/)
  if (divided.size >= maxDivided) divided.clear()
  divided.set(text, parts)
  return parts
}

const divided = new Map<string, readonly string[]>()
/** More than there are messages in three languages. */
const maxDivided = 5_000

function formOf(message: Message, values: MessageValues, market: Market): string {
  if (typeof message === 'string') return message
  return pluralRule(market.formatLocale, Number(values.count)) === 'one' ? message.one : message.other
}

const pluralRule = remembered((locale: string, count: number) => pluralRules(locale).select(count))

function fractionDigitsOf(value: number): 0 | 1 {
  return Number.isInteger(value) ? 0 : 1
}
