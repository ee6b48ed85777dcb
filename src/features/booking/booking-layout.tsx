import type { ReactNode } from 'react'
import { draftField, stepFormId } from '../../contracts/booking-forms.ts'
import type { SiteSettings } from '../../contracts/settings.ts'
import { type Draft, isStarted } from '../../drafts/draft.ts'
import { formatMessage } from '../../markets/format-message.ts'
import { formatClock } from '../../markets/formats.ts'
import type { Messages } from '../../markets/messages/messages.ts'
import { sameInAll } from '../../routing/entry-head.ts'
import type { Head, LoaderResult, RenderContext } from '../../routing/page.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { ErrorSummary } from '../../ui/form-errors.tsx'
import { Icon } from '../../ui/icons.tsx'
import { href, telephone } from '../../urls/paths.ts'
import type { Hold } from './hold.ts'
import { hasOtherDrafts } from './stored-draft.ts'
import { type Together, TogetherBox } from './together.tsx'

export interface BookingLayoutProps {
  request: RenderContext
  draft: Draft
  step: 1 | 2 | 3
  /** In place of the step's own. */
  heading?: string
  /** Only from step 2 on. */
  hold?: Hold
  /** The other houses of a booking of several. */
  together: Together | null
  errors?: readonly { name: string; message: string }[]
  /** Null while they can't be loaded. */
  settings: SiteSettings | null
  /** A notice above the form. */
  notice?: ReactNode
  /** Form and summary. */
  children: ReactNode
}

const lastStep = 3

/** Layout of the three steps: progress, notices, two columns, and links below. */
export function BookingLayout(props: BookingLayoutProps) {
  const { request, draft, step, hold, together, settings, errors = [], notice, children } = props
  const { market, messages } = request
  const { booking, errors: errorTexts } = messages
  const { heading = booking.headings[`step${step}`] } = props
  const steps = ([1, 2, 3] as const).map((number) => ({
    title: booking[`step${number}`],
    place: formatMessage(booking.stepOf, { number, count: lastStep }, market),
    href: href.bookingStep(number),
  }))
  return (
    <div className="booking container">
      <Steps label={booking.steps} steps={steps} current={step - 1} />
      <h1>{heading}</h1>
      {hold && <HoldNotice request={request} hold={hold} count={heldCount(together)} />}
      {together && <TogetherBox request={request} draft={draft} step={step} together={together} />}
      {notice}
      <ErrorSummary title={errorTexts.summaryTitle} errors={errors} />
      {children}
      <BookingFoot request={request} draft={draft} />
      {settings && <Help settings={settings} />}
    </div>
  )
}

type PageStatus = Extract<LoaderResult, { kind: 'page' }>['status']

/**
 * A private page of the booking: not cached and not indexed, as a step without menus where it shows a draft. In another
 * language the same stay begins anew, or goes on once something of it is done.
 */
export function bookingPage(
  request: RenderContext,
  status: PageStatus,
  title: string,
  main: ReactNode,
  draft?: LanguageDraft,
): LoaderResult {
  return {
    kind: 'page',
    status,
    head: {
      title: title || request.messages.booking.title,
      robots: 'noindex',
      sheets: ['guest'],
      ...(draft && inOtherLanguages(request, draft)),
    },
    layout: 'none',
    ...(draft && { isEnclosed: true }),
    main: Promise.resolve(main),
  }
}

/** Edition that a guest comes from who chooses another language in a step. */
export const fromKey = 'from'

type LanguageDraft = Pick<Draft, 'stay' | 'party' | 'stepsDone' | 'attempt' | 'booked'>

function inOtherLanguages(
  { market }: RenderContext,
  draft: LanguageDraft,
): Pick<Head, 'alternates' | 'alternateQuery'> {
  const { name, arrival, duration } = draft.stay
  const requested = { lodging: name.toLowerCase(), arrival, duration, ...draft.party }
  const query = new URLSearchParams(Object.entries(requested).map(([key, value]) => [key, String(value)]))
  if (!isStarted(draft)) return { alternates: sameInAll(href.booking()), alternateQuery: query }
  query.set(fromKey, market.key)
  return { alternates: sameInAll(href.bookingContinue()), alternateQuery: query }
}

interface StepsProps {
  label: string
  /** In order. */
  steps: readonly { title: string; place: string; href: string }[]
  /** Index of the step that is shown. */
  current: number
}

function Steps({ label, steps, current }: StepsProps) {
  return (
    <nav className="steps" aria-label={label}>
      <ol>
        {steps.map(({ title, place, href }, index) => {
          const isDone = index < current
          const Place = isDone ? 'a' : 'span'
          return (
            <li
              key={title}
              className={isDone ? 'done' : undefined}
              aria-current={index === current ? 'step' : undefined}
            >
              <Place href={isDone ? href : undefined}>
                <span className="visually-hidden">{`${place}: `}</span>
                {title}
              </Place>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}

/** Houses that one press orders are held together; one that is lost is not among them. */
function heldCount(together: Together | null): number {
  if (!together?.isOrder) return 1
  return together.mates.some(({ state }) => state === 'lost') ? 1 : together.count
}

/** Says until when the house is held, or that it is not. */
function HoldNotice({ request, hold: { until }, count }: { request: RenderContext; hold: Hold; count: number }) {
  const { market, messages } = request
  const texts = messages.bookingFlow.hold
  return (
    <p className="held">
      <Icon name="clock" />
      {until
        ? formatMessage(texts.until, { count, time: formatClock(market, until) }, market)
        : formatMessage(texts.none, { count }, market)}
    </p>
  )
}

interface DraftProps {
  request: RenderContext
  draft: Draft
}

/** In one line: to another device, to another booking, and out of this one. */
function BookingFoot({ request, draft }: DraftProps) {
  const { market, messages, now, origin } = request
  const { link: texts } = messages.bookingFlow
  const link = draft.link && draft.link.until > now.getTime() ? draft.link : null
  return (
    <div className="booking-foot">
      <details id="link" open={link !== null}>
        <summary>{texts.title}</summary>
        <p>{texts.lead}</p>
        {link ? (
          <TextField
            name="continue-link"
            label={texts.label}
            hint={formatMessage(texts.until, { time: formatClock(market, new Date(link.until)) }, market)}
            defaultValue={`${origin}${href.bookingContinue()}?key=${link.token}`}
            readOnly
          />
        ) : (
          // A button of the step's own form, so that typed fields are sent along without scripts, too.
          <Button kind="secondary" type="submit" form={stepFormId} name="intent" value="link">
            {texts.create}
          </Button>
        )}
      </details>
      {hasOtherDrafts(request) && <a href={href.booking()}>{messages.bookingFlow.drafts.title}</a>}
      <LeaveBooking request={request} draft={draft} />
    </div>
  )
}

/** The form that gives the booking up, far from the way on, where it is not pressed by mistake. */
function LeaveBooking({ request, draft }: DraftProps) {
  return (
    <form className="booking-leave" method="post" action={href.booking()}>
      <input type="hidden" name={draftField} value={draft.mark ?? ''} />
      <Button kind="quiet" type="submit" name="intent" value="leave">
        {request.messages.bookingFlow.hold.leave}
      </Button>
    </form>
  )
}

interface BesideLinkProps {
  messages: Messages
  /** Without one nothing is shown. */
  path: string | undefined
  text: string
}

/** A link to what is read beside a step, which stays open: it says that it opens another window. */
export function BesideLink({ messages, path, text }: BesideLinkProps) {
  return (
    path && (
      <a href={path} target="_blank" rel="noopener">
        {`${text} (${messages.layout.newWindow})`}
      </a>
    )
  )
}

/** Contact details of the agency. */
export function Help({ settings: { bookingFlow, administrationDetails } }: { settings: SiteSettings }) {
  const { phone, email } = administrationDetails
  return (
    <aside className="booking-help" aria-labelledby="booking-help">
      <h2 id="booking-help">{bookingFlow.helpTitle}</h2>
      <p>{bookingFlow.helpText}</p>
      <p className="actions">
        <a className="button secondary" href={telephone(phone)}>
          <Icon name="phone" />
          {phone}
        </a>
        <a className="button secondary" href={`mailto:${email}`}>
          <Icon name="mail" />
          {email}
        </a>
      </p>
    </aside>
  )
}
