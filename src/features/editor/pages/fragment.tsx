import type { Kept } from '../../../cache/cache.ts'
import type { WatchedRead } from '../../../cached-reads.ts'
import { lastAge, staleAge } from '../../../domain/cache-policy.ts'
import { Button } from '../../../ui/button.tsx'
import { secondsText } from '../formats.ts'
import { editorPaths } from '../paths.ts'

/** One read that a page is made of: what was asked, where it lay, and what it was made from. */
export function Fragment({ read, now }: { read: WatchedRead; now: number }) {
  const { service, cacheKey, answer, kept } = read
  const [name = '', ...variables] = cacheKey.split(' ')
  const tags = answer?.entry.tags ?? []
  return (
    <li>
      <div className="editor-fragment-head">
        <strong>{name}</strong>
        <span className="editor-badge">{service}</span>
        <span className={`editor-badge ${answer?.freshness ?? 'broken'}`}>{answerWords(read)}</span>
      </div>
      {variables.length > 0 && <code className="editor-question">{variables.join(' ')}</code>}
      <KeptTable kept={kept} now={now} empty="Was in no cache." />
      {tags.length > 0 && (
        <details>
          <summary>{`Made from ${tags.length} ${tags.length === 1 ? 'id' : 'ids'}`}</summary>
          <div className="editor-tags">
            {tags.map((tag) =>
              tag.startsWith('entry:') ? (
                <PurgeButton key={tag} field="entry" value={tag.slice('entry:'.length)} label={tag} isTag />
              ) : (
                <code key={tag}>{tag}</code>
              ),
            )}
          </div>
          <p className="field-hint">Pressing an entry purges it.</p>
        </details>
      )}
    </li>
  )
}

function answerWords({ answer }: WatchedRead): string {
  if (!answer) return 'failed, or never cached'
  if (answer.tier === null) return 'fetched just now'
  return `from ${answer.tier}, ${answer.freshness}`
}

const useWords: Record<Kept['use'], string> = {
  fresh: 'fresh',
  stale: 'stale: served once more while it is rebuilt',
  broken: 'old: served only while its service fails',
  expired: 'too old to be served',
  purged: 'purged: never served again',
}

/** One entry as it lies in each tier that has it. */
export function KeptTable({ kept, now, empty }: { kept: readonly Kept[]; now: number; empty: string }) {
  const [first] = kept
  if (!first) return <p className="editor-none">{empty}</p>
  const { policy } = first.entry
  const [fresh, stale, last] = [policy.maxAge, staleAge(policy), lastAge(policy)].map(secondsText)
  return (
    <>
      <KeptRows kept={kept} now={now} />
      <p className="field-hint">{`Fresh for ${fresh}, stale until ${stale}, at most ${last} old.`}</p>
    </>
  )
}

function KeptRows({ kept, now }: { kept: readonly Kept[]; now: number }) {
  return (
    <div className="table-scroll">
      <table className="table">
        <thead>
          <tr>
            <th scope="col">Tier</th>
            <th scope="col">Age</th>
            <th scope="col">State</th>
            <th scope="col">Ids</th>
          </tr>
        </thead>
        <tbody>
          {kept.map(({ tier, use, entry }) => (
            <tr key={tier}>
              <th scope="row">{tier}</th>
              <td>{secondsText(Math.max(0, (now - entry.madeAt) / 1000))}</td>
              <td>{useWords[use]}</td>
              <td>{entry.tags.length}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface PurgeButtonProps {
  field: 'address' | 'entry'
  value: string
  label: string
  isTag?: boolean
}

/** Purges what stands beside it. */
export function PurgeButton({ field, value, label, isTag = false }: PurgeButtonProps) {
  return (
    <form method="post" action={editorPaths.purge}>
      <input type="hidden" name={field} value={value} />
      {isTag ? (
        <button type="submit" className="editor-tag">
          {label}
        </button>
      ) : (
        <Button type="submit" kind="secondary">
          {label}
        </Button>
      )}
    </form>
  )
}
