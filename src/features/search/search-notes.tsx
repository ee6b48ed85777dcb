import { dateProblemOf } from '../../domain/criteria-request.ts'
import type { Criteria } from '../../domain/search-criteria.ts'
import { quoted } from '../../markets/formats.ts'
import type { Market } from '../../markets/market.ts'
import { formatMessage } from '../../markets/say.ts'
import { Notice } from '../../ui/notice.tsx'
import type { PanelMessages } from './panel-messages.ts'

export interface SearchNotesProps {
  market: Market
  messages: PanelMessages
  criteria: Criteria
  /** ISO day. */
  earliest: string
  unread: readonly string[]
  /** No house lies on the street that was asked for. */
  isStreetUnknown?: boolean
}

/** Of what is no criterion so much is quoted: the rest of a broken link says no more. */
const maxQuoted = 5
const maxQuotedLength = 40

/** What of a search could not be met as it was asked: days that are gone, and what is no criterion. */
export function SearchNotes({ market, messages, criteria, earliest, unread, isStreetUnknown }: SearchNotesProps) {
  const texts = messages.search.notes
  const problem = dateProblemOf(criteria, earliest)
  const parts = unread.slice(0, maxQuoted).map((part) => part.slice(0, maxQuotedLength))
  const notes = [
    ...(problem === 'passed' ? [texts.passed] : []),
    ...(problem === 'noWeek'
      ? [formatMessage(texts.noWeek, { week: criteria.get('arrivalWeekNextOccurence')?.value ?? '' }, market)]
      : []),
    ...(isStreetUnknown
      ? [formatMessage(texts.unknownStreet, { street: quoted(market, criteria.get('vejnavn')?.value ?? '') }, market)]
      : []),
    ...(parts.length > 0 ? [formatMessage(texts.unread, { parts: parts.join(', ') }, market)] : []),
  ]
  if (notes.length === 0) return null
  return (
    <Notice kind="warning">
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </Notice>
  )
}
