import { type InboxKind, inboxKinds, type Submission } from '../../../contracts/office.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import type { Screen } from '../document.tsx'
import { inboxUrl } from '../paths.ts'
import { momentText, Outcome, outcomeFragment, Pages } from './parts.tsx'
import { type NamedPage, nameOfSubmission, SubmissionContents } from './submission.tsx'

export type InboxNotice =
  | { kind: 'decided' | 'decided-before'; submission: Submission }
  | { kind: 'refused'; message: string }

interface InboxProps {
  submissions: readonly Submission[]
  pages: ReadonlyMap<string, NamedPage>
  total: number
  kind: InboxKind | null
  isDecided: boolean
  page: number
  /** The number of the last page. */
  last: number
  notice: InboxNotice | null
  /** Whether forms go to a service of the agency's own, of which the inbox knows nothing. */
  isOutside: boolean
}

/** What waits for the office, or was decided: each with one button for each thing that can be done. */
export function inboxPage(props: InboxProps): Screen {
  const isError = props.notice !== null && props.notice.kind !== 'decided'
  return { title: isError ? 'Error: Inbox' : 'Inbox', screen: 'inbox', body: <Inbox {...props} /> }
}

const kindWords: Record<InboxKind, { one: string; many: string }> = {
  comment: { one: 'Comment', many: 'Comments' },
  'contest-image': { one: 'Contest picture', many: 'Contest pictures' },
  form: { one: 'Form', many: 'Forms' },
  reservation: { one: 'Reservation', many: 'Reservations' },
  sms: { one: 'SMS sign-up', many: 'SMS sign-ups' },
}

function Inbox({ submissions, pages, total, kind, isDecided, page, last, notice, isOutside }: InboxProps) {
  const here = { kind, isDecided, page }
  return (
    <>
      <h1>Inbox</h1>
      <p className="lead">
        What guests have sent: comments, contest pictures, forms, requests for later seasons, and sign-ups for SMS.
      </p>
      {isOutside && (
        <Notice kind="warning">
          <p>Forms go to the service at WORKERS_URL. Only what was sent to the embedded service is listed here.</p>
        </Notice>
      )}
      <nav className="editor-tabs" aria-label="Status">
        <a href={inboxUrl({ kind })} aria-current={isDecided ? undefined : 'page'}>
          Waiting
        </a>
        <a href={inboxUrl({ kind, isDecided: true })} aria-current={isDecided ? 'page' : undefined}>
          Decided
        </a>
      </nav>
      <nav className="editor-tabs" aria-label="Kind">
        <a href={inboxUrl({ isDecided })} aria-current={kind === null ? 'page' : undefined}>
          All
        </a>
        {inboxKinds.map((each) => (
          <a key={each} href={inboxUrl({ kind: each, isDecided })} aria-current={each === kind ? 'page' : undefined}>
            {kindWords[each].many}
          </a>
        ))}
      </nav>
      {/* What is left follows: who decides one after the other comes to the next at once. */}
      {notice && <Decided notice={notice} />}
      <h2>
        {isDecided ? 'Decided' : 'Waiting'} <span className="editor-count">{total}</span>
      </h2>
      {submissions.length === 0 && (
        <p className="editor-empty">{isDecided ? 'Nothing has been decided yet.' : 'Nothing is waiting.'}</p>
      )}
      <ul className="editor-items">
        {submissions.map((each) => (
          <Item key={each.id} submission={each} pages={pages} action={inboxUrl(here) + outcomeFragment} />
        ))}
      </ul>
      <Pages page={page} pages={last} href={(number) => inboxUrl({ ...here, page: number })} />
    </>
  )
}

function Decided({ notice }: { notice: InboxNotice }) {
  if (notice.kind === 'refused') {
    return (
      <Outcome kind="error" title="Nothing was changed">
        <p>{notice.message}</p>
      </Outcome>
    )
  }
  const { submission } = notice
  if (notice.kind === 'decided-before') {
    return (
      <Outcome kind="error" title="Already decided">
        <p>{`${titleOf(submission)}: ${decisionText(submission)}. The earlier decision stands; nothing was changed.`}</p>
      </Outcome>
    )
  }
  return (
    <Outcome kind="success">
      <p>{`${titleOf(submission)}: ${decisionText(submission)}.`}</p>
    </Outcome>
  )
}

/** 'Contest picture P-2345, “Third sandbank” by Ane'. */
function titleOf(submission: Submission): string {
  const kind = kindWords[inboxKinds.find((each) => each === submission.kind) ?? 'form'].one
  return [`${kind} ${submission.reference}`, nameOfSubmission(submission)].filter(Boolean).join(', ')
}

/** 'approved by Anna on 21 Nov 2026, 18:04:11'. */
function decisionText({ kind, status, entryId, judgedBy, judgedAt }: Submission): string {
  const word = status === 'approved' ? (isPublished(kind) ? 'approved' : 'done') : status
  const by = judgedBy === null ? '' : ` by ${judgedBy}`
  const on = judgedAt === null ? '' : ` on ${momentText(Date.parse(judgedAt))}`
  const isOnItsWay = status === 'approved' && isPublished(kind) && entryId === null
  return `${word}${by}${on}${isOnItsWay ? ', on its way to the content service' : ''}`
}

/** Whether approving it shows it to everybody. */
function isPublished(kind: string): boolean {
  return kind === 'comment' || kind === 'contest-image'
}

interface ItemProps extends Pick<InboxProps, 'pages'> {
  submission: Submission
  action: string
}

function Item({ submission, pages, action }: ItemProps) {
  const { id, kind, status, createdAt, locale } = submission
  const isWaiting = status === 'waiting'
  const heading = `item-${id}`
  return (
    <li aria-labelledby={heading}>
      <div className="editor-fragment-head">
        <h3 id={heading}>{titleOf(submission)}</h3>
        <span className="editor-badge">{locale}</span>
        <time dateTime={createdAt}>{momentText(Date.parse(createdAt))}</time>
      </div>
      <SubmissionContents submission={submission} pages={pages} />
      {isWaiting ? (
        <form method="post" action={action} className="editor-actions">
          <input type="hidden" name="id" value={id} />
          <Button type="submit" name="decision" value="approved" icon="check" aria-describedby={heading}>
            {isPublished(kind) ? 'Approve' : 'Done'}
          </Button>
          <Button type="submit" name="decision" value="rejected" kind="secondary" aria-describedby={heading}>
            Reject
          </Button>
        </form>
      ) : (
        <p className="editor-decision">{decisionText(submission)}</p>
      )}
    </li>
  )
}
