import type { Receipt } from '../../../contracts/purge.ts'
import { markets } from '../../../markets/market.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import type { Screen } from '../document.tsx'
import { editorPaths, receiptPath } from '../paths.ts'
import { momentText, secondsText } from './parts.tsx'

const words: Record<Receipt['by'], string> = { console: 'console', call: 'API', content: 'content service' }

/** Milliseconds after which a purge no longer counts as running, whatever the receipt says: its worker has ended. */
const timeoutMs = 60_000

/** Through what it was purged, and by whom. */
function byText({ by, who }: Receipt): string {
  return who === '' ? words[by] : `${who}, ${words[by]}`
}

export function ReceiptTable({ receipts, now }: { receipts: readonly Receipt[] | null; now: number }) {
  if (receipts === null) {
    return (
      <Notice kind="warning">
        <p>The purge log is not responding right now. Purges already made still apply.</p>
      </Notice>
    )
  }
  if (receipts.length === 0) return <p className="editor-empty">Nothing has been purged yet.</p>
  return (
    <div className="table-scroll">
      <table className="table editor-receipts">
        <thead>
          <tr>
            <th scope="col">What</th>
            {markets.map(({ key }) => (
              <th key={key} scope="col" className="number">
                {key}
              </th>
            ))}
            <th scope="col">When</th>
            <th scope="col">By</th>
          </tr>
        </thead>
        <tbody>
          {receipts.map((receipt) => (
            <tr key={receipt.epoch}>
              <th scope="row">
                <a href={receiptPath(receipt.epoch)}>{receipt.subject}</a>
              </th>
              {markets.map(({ key }) => (
                <td key={key} className="number">
                  {editionText(receipt, key, now)}
                </td>
              ))}
              <td>{momentText(receipt.at)}</td>
              <td>{byText(receipt)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** When the edition's last page was live: '3.2 s', '…' while one is still to come, '–' when none was named. */
function editionText(receipt: Receipt, market: string, now: number): string {
  const pages = receipt.pages.filter((page) => page.market === market)
  if (pages.length === 0) return '–'
  const seconds = pages.map((page) => page.seconds).filter((each) => each !== null)
  if (seconds.length < pages.length) return isAtWork(receipt, now) ? '…' : 'not live'
  return secondsText(Math.max(...seconds))
}

function isAtWork({ at, workedAt = at, isAtWork: isGoingOn }: Receipt, now: number): boolean {
  return isGoingOn && now - workedAt < timeoutMs
}

interface ReceiptDetailsProps {
  receipt: Receipt
  origins: Record<string, string>
  now: number
}

/** One purge: each page that was made again, and after how many seconds. */
export function receiptPage(props: ReceiptDetailsProps): Screen {
  const { receipt, now } = props
  return {
    title: `Purged: ${receipt.subject}`,
    screen: 'home',
    ...(isAtWork(receipt, now) ? { refresh: 1 } : {}),
    body: <ReceiptDetails {...props} />,
  }
}

function ReceiptDetails({ receipt, origins, now }: ReceiptDetailsProps) {
  const live = receipt.pages.filter(({ seconds }) => seconds !== null)
  const isOfSeveral = new Set(receipt.pages.map(({ entry }) => entry)).size > 1
  return (
    <>
      <p className="editor-over">
        <a href={editorPaths.home}>Purge</a>
      </p>
      <h1>{`Purged: ${receipt.subject}`}</h1>
      {isAtWork(receipt, now) ? (
        <Notice title={`In progress: ${live.length} of ${receipt.pages.length} live`}>
          <p>The purge itself is done. This page refreshes every second.</p>
        </Notice>
      ) : (
        <Outcome pages={receipt.pages} live={live.length} />
      )}
      {receipt.pages.length > 0 && (
        <div className="table-scroll">
          <table className="table">
            <thead>
              <tr>
                <th scope="col">Page</th>
                {isOfSeveral && <th scope="col">Entry</th>}
                <th scope="col">Edition</th>
                <th scope="col" className="number">
                  Status
                </th>
                <th scope="col" className="number">
                  Live after
                </th>
              </tr>
            </thead>
            <tbody>
              {receipt.pages.map(({ market, path, entry, status, seconds }) => (
                <tr key={market + path}>
                  <th scope="row">
                    <a href={origins[market] + path}>{path}</a>
                  </th>
                  {isOfSeveral && <td>{entry}</td>}
                  <td>{market}</td>
                  <td className="number">{status ?? '…'}</td>
                  <td className="number">{liveText(receipt, seconds, now)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <dl className="editor-facts">
        <dt>When</dt>
        <dd>{momentText(receipt.at)}</dd>
        <dt>Requested by</dt>
        <dd>{byText(receipt)}</dd>
        <dt>Number in the log</dt>
        <dd>{receipt.epoch}</dd>
        <dt>Ids</dt>
        <dd className="editor-tags">
          {receipt.tags.map((tag) => (
            <code key={tag}>{tag}</code>
          ))}
        </dd>
      </dl>
      <ButtonLink href={editorPaths.home} kind="secondary">
        Purge something else
      </ButtonLink>
    </>
  )
}

function liveText(receipt: Receipt, seconds: number | null, now: number): string {
  if (seconds !== null) return secondsText(seconds)
  return isAtWork(receipt, now) ? '…' : 'not live'
}

/** A page is live if it has its expected status; every other one is listed. */
function Outcome({ pages, live }: { pages: Receipt['pages']; live: number }) {
  if (pages.length === 0) {
    return (
      <Notice kind="success" title="Purged">
        <p>It has no page of its own to look at. Whatever shows it is rebuilt when it is next requested.</p>
      </Notice>
    )
  }
  const pending = pages.filter(({ status }) => status === null).length
  const failing = pages.length - live - pending
  if (failing > 0) {
    return (
      <Notice kind="warning" title={`Purged, but ${failing} of ${pages.length} not live`}>
        <p>Their status is shown below; a service may be failing. They are rebuilt whenever a visitor asks for them.</p>
      </Notice>
    )
  }
  if (pending > 0) {
    return (
      <Notice kind="warning" title="Purged, but not every page was checked">
        <p>The others are rebuilt when a visitor next asks for them.</p>
      </Notice>
    )
  }
  return (
    <Notice kind="success" title="Live">
      <p>{live === 1 ? 'The new version of the page is live.' : `All ${live} pages are live in their new version.`}</p>
    </Notice>
  )
}
