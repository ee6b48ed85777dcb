import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { Notice } from '../../../ui/notice.tsx'
import type { Screen } from '../document.tsx'
import type { Inspection } from '../inspect.ts'
import { editorPaths } from '../paths.ts'
import { Fragment, KeptTable, PurgeButton } from './fragment.tsx'

interface CachedProps {
  pageUrl: string
  isWrong?: boolean
  inspection?: Inspection
  now: number
}

/** What lies in the caches of one page: itself, its record and each fragment that it is made of. */
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
        <KeptTable kept={page.kept} now={now} empty="Not cached here now: it will be built for the next visitor." />
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
