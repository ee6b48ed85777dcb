import { Notice } from '../../../ui/notice.tsx'
import type { RefusedEntry } from '../../content-changes/content-change.ts'
import { momentText } from '../moments.ts'

/** Entries that the content service has published with faults, each with its fields: their pages are as they last were. */
export function RefusedList({ entries }: { entries: readonly RefusedEntry[] }) {
  return entries.map(({ id, contentType, at, faults }) => (
    <Notice
      key={id}
      kind="warning"
      title={`Not shown: ${contentType} ${id}, published ${momentText(at)}`}
      titleLevel={2}
    >
      <p>Its pages are as they last were. Mend the entry and publish it again.</p>
      <ul>
        {faults.map(({ field, locale, reason }) => (
          <li key={`${field} ${locale} ${reason}`}>
            <code>{field}</code>
            {`${locale ? ` (${locale})` : ''}: ${reason}.`}
          </li>
        ))}
      </ul>
    </Notice>
  ))
}
