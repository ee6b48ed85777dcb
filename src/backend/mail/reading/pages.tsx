import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { OutboxRow } from '../delivery/outbox-rows.ts'
import type { WrittenMail } from '../render/render-mail.tsx'

/** The outbox, newest first. */
export function listPage(rows: readonly OutboxRow[]): string {
  return page(
    'Outbox',
    <>
      <h1>Outbox</h1>
      {rows.length === 0 && <p>No mail has been queued yet.</p>}
      {rows.length > 0 && (
        <table>
          <thead>
            <tr>
              <th>Queued</th>
              <th>State</th>
              <th>Template</th>
              <th>Market</th>
              <th>To</th>
              <th>Attempts</th>
              <th>Problem</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.id}>
                <td>
                  <a href={mailUrl('one', row.id)}>{instant(row.queued_at)}</a>
                </td>
                <td className={row.state}>{row.state}</td>
                <td>{row.template}</td>
                <td>{row.lan}</td>
                <td>{row.recipient}</td>
                <td>{row.attempts}</td>
                <td>{row.problem}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>,
  )
}

/** One mail, as HTML and as plain text. */
export function mailPage(row: OutboxRow, written: WrittenMail | null): string {
  const facts: [string, string | number | null][] = [
    ['Id', row.id],
    ['To', row.recipient],
    ['Reply to', row.reply_to],
    ['State', row.state],
    ['Attempts', row.attempts],
    ['Queued', instant(row.queued_at)],
    ['Settled', row.settled_at && instant(row.settled_at)],
    ['Provider’s id', row.provider_id],
    ['Problem', row.problem],
  ]
  return page(
    written?.subject ?? row.template,
    <>
      <p>
        <a href="/mail/">All mails</a>
      </p>
      <h1>{written?.subject ?? row.template}</h1>
      <dl>
        {facts
          .filter(([, value]) => value !== null)
          .map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      {!written && <p>What the mail said is no longer kept.</p>}
      {written && (row.state === 'failed' || row.state === 'unknown') && (
        <form method="post" action="/mail/again">
          <input type="hidden" name="id" value={row.id} />
          <button type="submit">Send again</button>
          {row.state === 'unknown' && ' It may have arrived already.'}
        </form>
      )}
      {written && (
        <div className="versions">
          <section>
            <h2>HTML</h2>
            <iframe
              title="The mail as HTML"
              sandbox="allow-popups allow-popups-to-escape-sandbox"
              src={mailUrl('html', row.id)}
            />
          </section>
          <section>
            <h2>Plain text</h2>
            <pre>{written.text}</pre>
          </section>
        </div>
      )}
    </>,
  )
}

function mailUrl(what: 'one' | 'html', id: string): string {
  return `/mail/${what}?id=${encodeURIComponent(id)}`
}

function instant(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(0, 19).replace('T', ' ')
}

function page(title: string, main: ReactNode): string {
  return `<!doctype html>${renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
        <style>{pageStyles}</style>
      </head>
      <body>
        <main>{main}</main>
      </body>
    </html>,
  )}`
}

const pageStyles = `
body { margin: 0; padding: 2rem; font: 1rem/1.5 system-ui, sans-serif; color: #1b2a2e; background: #fcfaf6 }
h1 { font: 500 1.75rem/1.2 Georgia, serif }
main { overflow-x: auto }
table { border-collapse: collapse; width: 100% }
th, td { text-align: left; padding: 0.5rem 0.75rem; border-bottom: 1px solid #e3d9c6; vertical-align: top }
a { color: #15505a }
.failed, .unknown { color: #a32a1e; font-weight: 600 }
form { margin-block: 1rem } button { font: inherit; padding: 0.5rem 1rem }
.sent { color: #356b3c }
dl div { display: flex; gap: 1rem } dt { min-width: 7rem; color: #55635f } dd { margin: 0; overflow-wrap: anywhere }
.versions { display: grid; gap: 2rem; grid-template-columns: repeat(auto-fit, minmax(min(22rem, 100%), 1fr)) }
iframe { width: 100%; height: 60rem; border: 1px solid #e3d9c6; background: #fff }
pre { white-space: pre-wrap; overflow-wrap: anywhere; padding: 1rem; background: #fff; border: 1px solid #e3d9c6 }
`
