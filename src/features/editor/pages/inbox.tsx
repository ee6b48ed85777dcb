import type { ReactNode } from 'react'
import * as v from 'valibot'
import { type InboxKind, inboxKinds, type Submission } from '../../../contracts/office.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import type { Screen } from '../document.tsx'
import { inboxUrl } from '../inbox-url.ts'
import { momentText } from '../moments.ts'
import { uploadPath } from '../paths.ts'
import { Pages } from './pages.tsx'

export type InboxNotice =
  | { kind: 'decided' | 'decided-before'; submission: Submission }
  | { kind: 'refused'; message: string }

interface InboxProps {
  submissions: readonly Submission[]
  total: number
  kind: InboxKind | null
  isDecided: boolean
  page: number
  perPage: number
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
}

function Inbox({ submissions, total, kind, isDecided, page, perPage, notice, isOutside }: InboxProps) {
  const here = { kind, isDecided, page }
  return (
    <>
      <h1>Inbox</h1>
      <p className="lead">What guests have sent: comments, contest pictures, forms, and requests for later seasons.</p>
      {notice && <Outcome notice={notice} />}
      {isOutside && (
        <Notice kind="warning">
          <p>Forms go to the service at WORKERS_URL. This shows only what was sent to the embedded one.</p>
        </Notice>
      )}
      <nav className="editor-tabs" aria-label="Which">
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
      <h2>
        {isDecided ? 'Decided' : 'Waiting'} <span className="editor-count">{total}</span>
      </h2>
      {submissions.length === 0 && (
        <p className="editor-empty">{isDecided ? 'Nothing has been decided yet.' : 'Nothing is waiting.'}</p>
      )}
      <ul className="editor-items">
        {submissions.map((each) => (
          <Item key={each.id} submission={each} action={inboxUrl(here)} />
        ))}
      </ul>
      <Pages page={page} pages={Math.ceil(total / perPage)} href={(wanted) => inboxUrl({ ...here, page: wanted })} />
    </>
  )
}

function Outcome({ notice }: { notice: InboxNotice }) {
  if (notice.kind === 'refused') {
    return (
      <Notice kind="error" title="Nothing was changed">
        <p>{notice.message}</p>
      </Notice>
    )
  }
  const { submission } = notice
  if (notice.kind === 'decided-before') {
    return (
      <Notice kind="error" title="Someone else was faster">
        <p>{`${submission.reference}: ${decisionText(submission)}. The earlier decision stands; nothing was changed.`}</p>
      </Notice>
    )
  }
  return (
    <Notice kind="success">
      <p>{`${submission.reference}: ${decisionText(submission)}.`}</p>
    </Notice>
  )
}

/** 'approved by Anna on 21 Nov, 18:04:11'. */
function decisionText({ kind, status, judgedBy, judgedAt }: Submission): string {
  const word = status === 'approved' ? (isPublished(kind) ? 'approved' : 'done') : status
  const by = judgedBy === null ? '' : ` by ${judgedBy}`
  return `${word}${by}${judgedAt === null ? '' : ` on ${momentText(Date.parse(judgedAt))}`}`
}

/** Whether approving it shows it to everybody. */
function isPublished(kind: string): boolean {
  return kind === 'comment' || kind === 'contest-image'
}

function Item({ submission, action }: { submission: Submission; action: string }) {
  const { id, kind, reference, status, createdAt, locale } = submission
  const isWaiting = status === 'waiting'
  const heading = `item-${id}`
  return (
    <li aria-labelledby={heading}>
      <div className="editor-fragment-head">
        <h3 id={heading}>{`${kindWords[inboxKinds.find((each) => each === kind) ?? 'form'].one} ${reference}`}</h3>
        <span className="editor-badge">{locale}</span>
        <time dateTime={createdAt}>{momentText(Date.parse(createdAt))}</time>
      </div>
      <Contents submission={submission} />
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

const CommentSchema = v.object({ parentId: v.string(), authorName: v.string(), comment: v.string() })
const PictureSchema = v.object({
  contestId: v.string(),
  userName: v.string(),
  userEmail: v.string(),
  imageTitle: v.string(),
  imageText: v.string(),
  picture: v.object({ id: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)), width: v.number(), height: v.number() }),
})
const FormSchema = v.object({
  formKey: v.string(),
  departmentId: v.nullable(v.string()),
  answers: v.record(v.string(), v.string()),
})
const ReservationSchema = v.object({
  house: v.nullable(v.string()),
  arrival: v.string(),
  duration: v.number(),
  adults: v.number(),
  children: v.number(),
  infants: v.number(),
  pets: v.number(),
  guest: v.object({ name: v.string(), email: v.string(), phone: v.string(), comment: v.string() }),
})

/** What was sent, as text: nothing of it is taken for markup. */
function Contents({ submission: { kind, status, data } }: { submission: Submission }) {
  const comment = v.safeParse(CommentSchema, data)
  if (kind === 'comment' && comment.success) {
    const { authorName, comment: text, parentId } = comment.output
    return <Facts rows={{ 'On post': parentId, From: authorName, Comment: text }} />
  }
  const picture = v.safeParse(PictureSchema, data)
  if (kind === 'contest-image' && picture.success) {
    const { contestId, userName, userEmail, imageTitle, imageText, picture: file } = picture.output
    const isKept = status !== 'rejected'
    return (
      <div className="editor-picture">
        {isKept && (
          <a href={uploadPath(file.id, 'large')}>
            <img
              src={uploadPath(file.id, 'small')}
              alt={`“${imageTitle}”, as it was sent; opens larger`}
              width={file.width}
              height={file.height}
              loading="lazy"
            />
          </a>
        )}
        <Facts rows={{ Title: imageTitle, Text: imageText, Contest: contestId, From: `${userName}, ${userEmail}` }} />
      </div>
    )
  }
  const form = v.safeParse(FormSchema, data)
  if (kind === 'form' && form.success) {
    const { formKey, departmentId, answers } = form.output
    return <Facts rows={{ Form: formKey, ...(departmentId && { Office: departmentId }), ...answers }} />
  }
  const reservation = v.safeParse(ReservationSchema, data)
  if (kind === 'reservation' && reservation.success) {
    const { house, arrival, duration, adults, children, infants, pets, guest } = reservation.output
    return (
      <Facts
        rows={{
          House: house ?? '',
          Arrival: `${arrival}, ${duration} nights`,
          Party: `${adults} adults, ${children} children, ${infants} infants, ${pets} pets`,
          Guest: `${guest.name}, ${guest.email}, ${guest.phone}`,
          Comment: guest.comment,
        }}
      />
    )
  }
  return <pre className="editor-raw">{JSON.stringify(data, null, 2)}</pre>
}

function Facts({ rows }: { rows: Record<string, string> }): ReactNode {
  return (
    <dl className="editor-facts">
      {Object.entries(rows)
        .filter(([, text]) => text !== '')
        .map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="editor-said">{text}</dd>
          </div>
        ))}
    </dl>
  )
}
