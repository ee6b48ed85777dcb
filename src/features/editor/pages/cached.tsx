import type { TierEntry } from '../../../cache/cache.ts'
import type { WatchedRead } from '../../../cached-reads.ts'
import { lastAge, staleAge } from '../../../domain/cache-policy.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { Notice } from '../../../ui/notice.tsx'
import type { Screen } from '../document.tsx'
import type { Inspection } from '../inspect.ts'
import { editorPaths } from '../paths.ts'
import { secondsText } from './parts.tsx'

interface CachedProps {
  pageUrl: string
  isWrong?: boolean
  inspection?: Inspection
  now: number
}

/** The caches of one page: the page, its record and each of its fragments. */
export function cachedPage(props: CachedProps): Screen {
  const { isWrong } = props
  return { title: isWrong ? 'Error: What is cached' : 'What is cached', screen: 'cached', body: <Cached {...props} /> }
}

function Cached({ pageUrl, isWrong, inspection, now }: CachedProps) {
  return (
    <>
      <h1>What is cached</h1>
      <p className="lead">A page, its record and every fragment it is made of, with their ids and ages.</p>
      <form method="get" action={editorPaths.cached} className="editor-ask" noValidate>
        <TextField
          name="address"
          autoFocus={isWrong}
          label="Address of the page"
          placeholder="https://… or /about-us/"
          defaultValue={pageUrl}
          autoComplete="off"
          spellCheck={false}
          error={isWrong ? 'That is not an address on this site. Copy it from the browser.' : undefined}
        />
        <Button type="submit" icon="search">
          Look
        </Button>
      </form>
      {inspection ? (
        <Findings inspection={inspection} now={now} />
      ) : (
        !isWrong && <p className="editor-empty">Paste the address of a page to see what it is made of.</p>
      )}
    </>
  )
}

function Findings({ inspection, now }: { inspection: Inspection; now: number }) {
  const { place, url, status, record, page, reads } = inspection
  return (
    <>
      <div className="editor-head">
        <h2>
          <a href={url}>{`${place.market.key} ${place.path}`}</a>
        </h2>
        <PurgeButton field="address" value={url} label="Purge page" />
      </div>
      {status >= 400 && (
        <Notice kind="warning" title={`The page returns ${status}`}>
          <p>
            {status === 404
              ? 'There is no page at this address. What is still cached for it is listed below.'
              : 'A service may be failing.'}
          </p>
        </Notice>
      )}
      <Notice>
        <p>
          This is what the isolate that answered you has cached, in its data centre. Others have caches of their own,
          where ages may differ; a purge reaches all of them. To find out, the page was rebuilt from what is cached:
          fragments that were not cached before are cached now.
        </p>
      </Notice>
      <h3>The page itself</h3>
      {page ? (
        <TierTable
          entries={page.entries}
          now={now}
          empty="Not cached here now: it will be built for the next visitor."
        />
      ) : (
        <p>Never cached as a whole: it belongs to one visitor, or does not exist.</p>
      )}
      <h3>Its record in KV</h3>
      <p>
        <code>{record.key}</code> <RecordWords inspection={inspection} />
      </p>
      <h3>
        Fragments <span className="editor-count">{reads.length}</span>
      </h3>
      {reads.length === 0 && <p>The page reads nothing that is cached.</p>}
      <ul className="editor-fragments">
        {reads.map((read) => (
          <Fragment key={`${read.service} ${read.cacheKey}`} read={read} now={now} />
        ))}
      </ul>
      <p className="field-hint">
        Header and footer are the same on all pages of an edition: each isolate builds them once a minute, and after
        every purge.
      </p>
    </>
  )
}

function RecordWords({ inspection: { record } }: { inspection: Inspection }) {
  if (!record.route) return <>is not there: the path is a page of the site’s own, a house, or nothing.</>
  if (record.route.kind === 'redirect') return <>{`leads on to ${record.route.redirect.to}`}</>
  const { id, type, version } = record.route.entry
  return (
    <>
      {`is the ${type} `}
      <code>{id}</code>
      {` in version ${version}`}
    </>
  )
}

/** One read of a page: its query, its tier, and the ids of its data. */
function Fragment({ read, now }: { read: WatchedRead; now: number }) {
  const { service, cacheKey, found, stored } = read
  const [name = '', ...variables] = cacheKey.split(' ')
  const tags = found?.entry.tags ?? []
  return (
    <li>
      <div className="editor-fragment-head">
        <strong>{name}</strong>
        <span className="editor-badge">{service}</span>
        <span className={`editor-badge ${found?.freshness ?? 'broken'}`}>{replyText(read)}</span>
      </div>
      {variables.length > 0 && <code className="editor-question">{variables.join(' ')}</code>}
      <TierTable entries={stored} now={now} empty="Was in no cache." />
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

function replyText({ found }: WatchedRead): string {
  if (!found) return 'failed, or never cached'
  if (found.tier === null) return 'fetched just now'
  return `from ${found.tier}, ${found.freshness}`
}

const useWords: Record<TierEntry['use'], string> = {
  fresh: 'fresh',
  stale: 'stale: served once more while it is rebuilt',
  broken: 'old: served only while its service fails',
  expired: 'too old to be served',
  purged: 'purged: never served again',
}

/** One entry as it lies in each tier that has it. */
function TierTable({ entries, now, empty }: { entries: readonly TierEntry[]; now: number; empty: string }) {
  const [first] = entries
  if (!first) return <p className="editor-none">{empty}</p>
  const { policy } = first.entry
  const [fresh, stale, last] = [policy.maxAge, staleAge(policy), lastAge(policy)].map(secondsText)
  return (
    <>
      <TierRows entries={entries} now={now} />
      <p className="field-hint">{`Fresh for ${fresh}, stale until ${stale}, at most ${last} old.`}</p>
    </>
  )
}

function TierRows({ entries, now }: { entries: readonly TierEntry[]; now: number }) {
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
          {entries.map(({ tier, use, entry }) => (
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

/** Purges the item beside it. */
function PurgeButton({ field, value, label, isTag = false }: PurgeButtonProps) {
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
