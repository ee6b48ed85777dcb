import type { ReactNode } from 'react'
import * as v from 'valibot'
import type { Submission } from '../../../contracts/office.ts'
import { partyText } from '../../../markets/booking-texts.ts'
import { messagesOf } from '../../../markets/messages/messages.ts'
import { uploadPath } from '../paths.ts'
import { english } from './parts.tsx'

/** A page of the site that something is about. */
export interface NamedPage {
  title: string
  url: string
}

/** What a page is known by among those of all editions. */
export const pageKey = (locale: string, id: string) => `${locale} ${id}`

interface ContentsProps {
  submission: Submission
  pages: ReadonlyMap<string, NamedPage>
}

const UploadIdSchema = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/))
const CommentSchema = v.object({ parentId: v.string(), authorName: v.string(), comment: v.string() })
const PictureSchema = v.object({
  contestId: v.string(),
  /** Its title as the guest read it. */
  contest: v.optional(v.string()),
  userName: v.string(),
  userEmail: v.string(),
  imageTitle: v.string(),
  imageText: v.string(),
  picture: v.object({ id: UploadIdSchema, width: v.number(), height: v.number() }),
})
const FormSchema = v.object({
  formKey: v.string(),
  departmentId: v.nullable(v.string()),
  answers: v.record(v.string(), v.string()),
  /** In the form's own words. */
  title: v.optional(v.string()),
  written: v.optional(v.array(v.object({ name: v.string(), label: v.string(), value: v.string() })), []),
})
const SmsSchema = v.object({ name: v.string(), phone: v.string(), consentText: v.string() })
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

/** The entry that something was sent about: a post, a contest or an office. */
export function entryNamedIn(data: unknown): string | null {
  const named = v.safeParse(
    v.union([
      v.pipe(
        CommentSchema,
        v.transform(({ parentId }) => parentId),
      ),
      v.pipe(
        PictureSchema,
        v.transform(({ contestId }) => contestId),
      ),
      v.pipe(
        FormSchema,
        v.transform(({ departmentId }) => departmentId),
      ),
    ]),
    data,
  )
  return named.success ? named.output : null
}

/** What was sent, as text: nothing of it is taken for markup. */
export function SubmissionContents({ submission: { kind, status, data, locale }, pages }: ContentsProps) {
  const linkTo = (id: string) => {
    const page = pages.get(pageKey(locale, id))
    return page ? <a href={page.url}>{page.title}</a> : id
  }
  const comment = v.safeParse(CommentSchema, data)
  if (kind === 'comment' && comment.success) {
    const { authorName, comment: text, parentId } = comment.output
    return (
      <Facts
        rows={[
          ['On post', linkTo(parentId)],
          ['From', authorName],
          ['Comment', text],
        ]}
      />
    )
  }
  const picture = v.safeParse(PictureSchema, data)
  if (kind === 'contest-image' && picture.success) {
    const { contestId, contest, userName, userEmail, imageTitle, imageText, picture: file } = picture.output
    const isStored = status !== 'rejected'
    return (
      <div className="editor-picture">
        {isStored && (
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
        <Facts
          rows={[
            ['Title', imageTitle],
            ['Text', imageText],
            ['Contest', contest ?? linkTo(contestId)],
            ['From', `${userName}, ${userEmail}`],
          ]}
        />
      </div>
    )
  }
  const form = v.safeParse(FormSchema, data)
  if (kind === 'form' && form.success) {
    const { formKey, title = formKey, departmentId, answers, written } = form.output
    const shown = Object.entries(answers).map(([name, answer]) => {
      const { label, value } = written.find((each) => each.name === name) ?? { label: name, value: answer }
      return [label, v.is(UploadIdSchema, answer) ? pictureOf(label, answer, status) : value] as const
    })
    return <Facts rows={[['Form', title], ['Office', departmentId && linkTo(departmentId)], ...shown]} />
  }
  const reservation = v.safeParse(ReservationSchema, data)
  if (kind === 'reservation' && reservation.success) {
    const { house, arrival, duration, guest, ...party } = reservation.output
    return (
      <Facts
        rows={[
          ['House', house],
          ['Arrival', `${arrival}, ${duration} nights`],
          ['Party', partyText(english, messagesOf(english), party)],
          ['Guest', `${guest.name}, ${guest.email}, ${guest.phone}`],
          ['Comment', guest.comment],
        ]}
      />
    )
  }
  const sms = v.safeParse(SmsSchema, data)
  if (kind === 'sms' && sms.success) {
    const { name, phone, consentText } = sms.output
    return (
      <Facts
        rows={[
          ['Name', name],
          ['Phone', phone],
          ['Agreed to', consentText],
        ]}
      />
    )
  }
  return <pre className="editor-raw">{JSON.stringify(data, null, 2)}</pre>
}

/** The answer of a picture's field is the id of its upload. A rejected picture is deleted. */
function pictureOf(label: string, id: string, status: Submission['status']): ReactNode {
  if (status === 'rejected') return 'Not kept'
  return (
    <a href={uploadPath(id, 'large')}>
      <img
        className="editor-thumb"
        src={uploadPath(id, 'small')}
        alt={`“${label}”, as it was sent; opens larger`}
        loading="lazy"
      />
    </a>
  )
}

function Facts({ rows }: { rows: readonly (readonly [label: string, text: ReactNode])[] }): ReactNode {
  return (
    <dl className="editor-facts">
      {rows
        .filter(([, text]) => text !== '' && text !== null)
        .map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="editor-said">{text}</dd>
          </div>
        ))}
    </dl>
  )
}

/** What a colleague calls it by: a picture's title and who took it, who wrote or asks, or which form it is. */
export function nameOfSubmission({ data }: Submission): string {
  const named = v.safeParse(
    v.union([
      v.pipe(
        PictureSchema,
        v.transform(({ imageTitle, userName }) => `“${imageTitle}” by ${userName}`),
      ),
      v.pipe(
        CommentSchema,
        v.transform(({ authorName }) => authorName),
      ),
      v.pipe(
        FormSchema,
        v.transform(({ title, formKey }) => title ?? formKey),
      ),
      v.pipe(
        ReservationSchema,
        v.transform(({ house, guest }) => `${guest.name}, ${house ?? 'a house that is gone'}`),
      ),
      v.pipe(
        SmsSchema,
        v.transform(({ name }) => name),
      ),
    ]),
    data,
  )
  return named.success ? named.output : ''
}
