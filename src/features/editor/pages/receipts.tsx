import type { Receipt } from '../../../contracts/purge.ts'
import { markets } from '../../../markets/market.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import type { Screen } from '../document.tsx'
import { momentText, secondsText } from '../moments.ts'
import { editorPaths, receiptPath } from '../paths.ts'

const words: Record<Receipt['by'], string> = { console: 'console', call: 'API', content: 'content service' }

/** Milliseconds after which a page that was not made again is not going to be. */
const timeoutMs = 60_000

export function ReceiptTable({ receipts, now }: { receipts: readonly Receipt[] | null; now: number }) {
  if (receipts === null) {
    return (
      <Notice kind="warning">
        <p>The purge log does not answer right now. Purges that were made hold all the same.</p>
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
              <td>{words[receipt.by]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** When the edition's last page was there: '3.2 s', '…' while one is still to come, '–' when none was named. */
function editionText(receipt: Receipt, market: string, now: number): string {
  const pages = receipt.pages.filter((page) => page.market === market)
  if (pages.length === 0) return '–'
  const seconds = pages.map((page) => page.seconds).filter((each) => each !== null)
  if (seconds.length < pages.length) return isAtWork(receipt, now) ? '…' : 'not told'
  return secondsText(Math.max(...seconds))
}

function isAtWork({ at, pages }: Receipt, now: number): boolean {
  return now - at < timeoutMs && pages.some(({ status }) => status === null)
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
  const made = receipt.pages.filter(({ status }) => status !== null)
  const failed = made.filter(({ status }) => (status ?? 0) >= 500)
  return (
    <>
      <p className="editor-over">
        <a href={editorPaths.home}>Purge</a>
      </p>
      <h1>{`Purged: ${receipt.subject}`}</h1>
      {isAtWork(receipt, now) ? (
        <Notice title={`At work: ${made.length} of ${receipt.pages.length} pages are there`}>
          <p>The purge itself is done. This page asks again every second.</p>
        </Notice>
      ) : (
        <Outcome receipt={receipt} made={made.length} failed={failed.length} />
      )}
      {receipt.pages.length > 0 && (
        <div className="table-scroll">
          <table className="table">
            <thead>
              <tr>
                <th scope="col">Page</th>
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
              {receipt.pages.map(({ market, path, status, seconds }) => (
                <tr key={market + path}>
                  <th scope="row">
                    <a href={origins[market] + path}>{path}</a>
                  </th>
                  <td>{market}</td>
                  <td className="number">{status ?? '…'}</td>
                  <td className="number">{seconds === null ? '…' : secondsText(seconds)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <dl className="editor-facts">
        <dt>When</dt>
        <dd>{momentText(receipt.at)}</dd>
        <dt>Asked by</dt>
        <dd>{words[receipt.by]}</dd>
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

function Outcome({ receipt, made, failed }: { receipt: Receipt; made: number; failed: number }) {
  if (receipt.pages.length === 0) {
    return (
      <Notice kind="success" title="Purged">
        <p>No page of its own was named. Whatever shows it is made anew when it is next asked for.</p>
      </Notice>
    )
  }
  if (made < receipt.pages.length) {
    return (
      <Notice kind="warning" title="Purged, but not every page was looked at">
        <p>The others are made anew when a visitor next asks for them.</p>
      </Notice>
    )
  }
  if (failed > 0) {
    return (
      <Notice kind="warning" title={`Purged, but ${failed} of ${made} pages could not be made just now`}>
        <p>A service may be failing. They are tried again whenever somebody asks for them.</p>
      </Notice>
    )
  }
  return (
    <Notice kind="success" title="Live">
      <p>{made === 1 ? 'The new page is there.' : `All ${made} pages are there in their new version.`}</p>
    </Notice>
  )
}
