import { createContext, Fragment, type ReactNode, useContext } from 'react'
import { isShortcodeName, type ShortcodeName, shortcodeNames } from '../domain/shortcode-words.ts'
import { readShortcodes, type ShortcodePart, type ShortcodeSyntaxError } from '../domain/shortcodes.ts'
import { hoursAttribute } from '../islands/protocol.ts'
import type { Market } from '../markets/market.ts'
import { href } from '../urls/paths.ts'
import { telephone } from '../urls/telephone.ts'
import { useMarks } from './marks.tsx'

/** What the codes of editors' texts are filled with. */
export interface ShortcodeFacts {
  market: Market
  /** Null while the settings are not there: the codes that need it leave nothing behind. */
  agency: { phone: string; hours: string } | null
  tell(error: ShortcodeSyntaxError): void
}

export const ShortcodeContext = createContext<ShortcodeFacts | null>(null)

type Attributes = Readonly<Record<string, string>>

const codes: Readonly<Record<ShortcodeName, (attributes: Attributes, facts: ShortcodeFacts) => ReactNode>> = {
  phone: ({ label }, { agency }) => agency && <a href={telephone(agency.phone)}>{label ?? agency.phone}</a>,
  'opening-hours': (_, { agency }) => agency && <span {...{ [hoursAttribute]: '' }}>{agency.hours}</span>,
  house: ({ code = '', label }, { market }) =>
    /^(?=.*\d)[a-z\d]+$/i.test(code) ? <a href={href.lodging(market, code)}>{label ?? code.toUpperCase()}</a> : label,
  button: ({ to = '', label }) =>
    /^(?:\/(?![/\\\t\n\r])|https:\/\/)/.test(to) && label ? (
      <a className="button" href={to}>
        {label}
      </a>
    ) : (
      label
    ),
}

/** A text with its codes filled in. What is written wrongly is shown to editors and left out for guests. */
export function WithShortcodes({ text }: { text: string }): ReactNode {
  const facts = useContext(ShortcodeContext)
  const forEditors = useMarks()
  if (!facts || !text.includes('[')) return text
  const faults: ShortcodeSyntaxError[] = []
  const parts = readShortcodes(text, shortcodeNames, (error) => faults.push(error))
  faults.forEach(facts.tell)
  return (
    <>
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: nothing moves
        <Fragment key={index}>{drawPart(part, facts)}</Fragment>
      ))}
      {forEditors && faults.map(({ message }) => <mark key={message}>{message}</mark>)}
    </>
  )
}

export function drawPart(part: ShortcodePart, facts: ShortcodeFacts): ReactNode {
  if (part.kind === 'text') return part.text
  return isShortcodeName(part.name) && codes[part.name](part.attributes, facts)
}
