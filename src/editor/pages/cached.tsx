import type { Kept } from '../../cache/cache.ts'
import type { WatchedRead } from '../../cached-reads.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { Screen } from '../document.tsx'
import type { Inspection } from '../inspect.ts'
import { secondsText } from '../moments.ts'
import { editorPaths } from '../paths.ts'

interface CachedProps {
  address: string
  isWrong?: boolean
  inspection?: Inspection
  now: number
}

/** What lies in the caches of one page: itself, its record and each fragment that it is made of. */
export function cachedPage(props: CachedProps): Screen {
  const { isWrong } = props
  return { title: isWrong ? 'Error: What is cached' : 'What is cached', screen: 'cached', body: <Cached {...props} /> }
}

function Cached({ address, isWrong, inspection, now }: CachedProps) {
  return (
    <>
      <h1>What is cached</h1>
      <p className="lead">A page, its record, and every fragment that it is made of, with its ids and its age.</p>
      <form method="get" action={editorPaths.cached} className="editor-ask" noValidate>
        <TextField
          name="address"
          label="Address of the page"
          placeholder="https://… or /about-us/"
          defaultValue={address}
          autoComplete="off"
          spellCheck={false}
          error={isWrong ? 'That is no address of this site. Copy it from the browser.' : undefined}
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
  const { place, address, status, record, page, reads } = inspection
  return (
    <>
      <div className="editor-head">
        <h2>
          <a href={address}>{`${place.market.key} ${place.path}`}</a>
        </h2>
        <PurgeButton field="address" value={address} label="Purge page" />
      </div>
      {status >= 400 && (
        <Notice kind="warning" title={`The page answers ${status}`}>
          <p>
            {status === 404 ? 'No page lies there. What is kept of it is told below.' : 'A service may be failing.'}
          </p>
        </Notice>
      )}
      <Notice>
        <p>
          Of the isolate that answers you, in its data centre. Others have caches of their own, and may have other ages;
          what is purged is purged in all of them. To tell this, the page was made once more of what is cached:
          fragments that were not, are now.
        </p>
      </Notice>
      <h3>The page itself</h3>
      {page ? (
        <KeptTable kept={page.kept} now={now} empty="Not kept here now: the next visitor has it made." />
      ) : (
        <p>Never kept as a whole: it is one visitor’s own, or does not exist.</p>
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
          <Fragment key={`${read.service} ${read.question}`} read={read} now={now} />
        ))}
      </ul>
      <p className="field-hint">
        Header and footer are the same on all pages of an edition: each isolate makes them once a minute, and after
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

function Fragment({ read, now }: { read: WatchedRead; now: number }) {
  const { service, question, answer, kept } = read
  const [name = '', ...variables] = question.split(' ')
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
  if (!answer) return 'failed, or never kept'
  if (answer.tier === null) return 'asked just now'
  return `from ${answer.tier}, ${answer.freshness}`
}

const useWords: Record<Kept['use'], string> = {
  fresh: 'fresh',
  stale: 'stale: served once more while it is made anew',
  broken: 'old: served only while its service fails',
  expired: 'too old to be served',
  purged: 'purged: never served again',
}

function KeptTable({ kept, now, empty }: { kept: readonly Kept[]; now: number; empty: string }) {
  const [first] = kept
  if (!first) return <p className="editor-none">{empty}</p>
  const { fresh, stale, broken } = first.entry.ages
  return (
    <>
      <KeptRows kept={kept} now={now} />
      <p className="field-hint">
        {`Fresh for ${secondsText(fresh)}, stale until ${secondsText(stale)}, at most ${secondsText(broken)} old.`}
      </p>
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
