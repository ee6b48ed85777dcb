import { Notice } from './notice.tsx'

export interface GoodToKnowLine {
  text: string
  /** The period as it is read; null where there is none. */
  period: string | null
  /** The period's ISO days. */
  from: string | null
  to: string | null
}

/** What to know of a house before booking it; nothing where there is nothing. */
export function GoodToKnow({
  title,
  lines,
}: {
  title: string
  lines: readonly Pick<GoodToKnowLine, 'text' | 'period'>[]
}) {
  if (lines.length === 0) return null
  return (
    <Notice title={title} titleLevel={2}>
      <ul>
        {lines.map(({ text, period }) => (
          <li key={text + period}>{period === null ? text : `${text} (${period})`}</li>
        ))}
      </ul>
    </Notice>
  )
}
