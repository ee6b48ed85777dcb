import type { Fault, FaultKind, ParityReport } from '../../../contracts/parity.ts'
import { markets } from '../../../markets/market.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import type { Screen } from '../document.tsx'
import { cachedPath, editorPaths } from '../paths.ts'
import { momentText } from './parts.tsx'

interface ReportProps {
  report: ParityReport | null
  origins: Record<string, string>
  hasFailed?: boolean
}

const groups: { title: string; what: string; kinds: readonly FaultKind[] }[] = [
  {
    title: 'Dead links',
    what: 'Guests who follow them find no page.',
    kinds: ['link-dead', 'redirect-dead', 'redirect-circle', 'redirect-invalid'],
  },
  {
    title: 'Shadowed',
    what: 'Nobody reaches these pages and redirects: the site has something else at their paths.',
    kinds: ['page-shadowed', 'redirect-shadowed'],
  },
  {
    title: 'Broken alternates and lost pages',
    what: 'Published, but without a page: a slug or a page above it is missing, or another entry has its path.',
    kinds: ['twin-broken', 'page-lost'],
  },
  {
    title: 'Redirect chains',
    what: 'The site leads straight to the end; the links and redirects themselves should too.',
    kinds: ['redirect-chain', 'link-redirected', 'redirect-over-page'],
  },
  {
    title: 'Not told to search engines',
    what: 'Without these, search engines are not told what the house, post, job or office is (JSON-LD).',
    kinds: ['data-incomplete'],
  },
  {
    title: 'Pages without an alternate',
    what: 'Guests who change the language there land on the front page.',
    kinds: ['twin-missing'],
  },
]

/** Faults of alternates, redirects and links in the three editions, the worst first. */
export function reportPage(props: ReportProps): Screen {
  return { title: 'Links and alternates', screen: 'report', body: <Report {...props} /> }
}

function Report({ report, origins, hasFailed }: ReportProps) {
  return (
    <>
      <div className="editor-head">
        <div>
          <h1>Links and alternates</h1>
          <p className="lead">
            {report
              ? `${report.pages} pages, ${report.links} links and ${report.redirects} redirects were looked at on ${momentText(report.at)}.`
              : 'The three editions are compared every night.'}
          </p>
        </div>
        <form method="post" action={editorPaths.report}>
          <Button type="submit" kind={report ? 'secondary' : 'primary'} icon="search">
            Check now
          </Button>
        </form>
      </div>
      {hasFailed && (
        <Notice kind="error" title="The check could not be made">
          <p>
            A service did not answer, or was too slow. These are the findings of the last check. Try again in a minute.
          </p>
        </Notice>
      )}
      {report && report.faults.length === 0 && (
        <Notice kind="success" title="Nothing to put right">
          <p>Every page has its alternates, and every link and redirect leads to a page.</p>
        </Notice>
      )}
      {!report && !hasFailed && <p className="editor-empty">No check has been made yet. It takes a few seconds.</p>}
      {report &&
        groups.map(({ title, what, kinds }) => {
          const faults = report.faults.filter(({ kind }) => kinds.includes(kind))
          return faults.length === 0 ? null : (
            <section key={title}>
              <h2>
                {title} <span className="editor-count">{faults.length}</span>
              </h2>
              <p className="field-hint">{what}</p>
              {markets.map(({ key }) => (
                <Faults
                  key={key}
                  market={key}
                  faults={faults.filter(({ market }) => market === key)}
                  origin={origins[key] ?? ''}
                />
              ))}
            </section>
          )
        })}
    </>
  )
}

function Faults({ market, faults, origin }: { market: string; faults: readonly Fault[]; origin: string }) {
  if (faults.length === 0) return null
  return (
    <details className="editor-faults" open={faults.length <= 12}>
      <summary>{`${market}: ${faults.length}`}</summary>
      <ul>
        {faults.map(({ kind, subject, path, message }) => (
          <li key={`${kind} ${subject} ${message}`}>
            {message}
            <span>
              <code>{subject}</code>
              {path && <a href={origin + path}>{path}</a>}
              {path && <a href={cachedPath(origin + path)}>what is cached</a>}
            </span>
          </li>
        ))}
      </ul>
    </details>
  )
}
