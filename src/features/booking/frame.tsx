import type { ReactNode } from 'react'
import type { SiteSettings } from '../../contracts/settings.ts'
import type { Draft } from '../../drafts/draft.ts'
import { formatMessage } from '../../markets/say.ts'
import type { Head, LoaderResult, RenderContext } from '../../routing/page.ts'
import { sameInAll } from '../../routing/same-in-all.ts'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { href } from '../../urls/paths.ts'
import { BookingFoot, HoldNotice, LeaveBooking } from './frame-parts.tsx'
import { Help } from './help.tsx'
import type { Hold } from './hold.ts'
import type { Together } from './together.ts'
import { TogetherBox } from './together-box.tsx'

export interface FrameProps {
  request: RenderContext
  draft: Draft
  step: 1 | 2 | 3
  /** From step 2 on. */
  hold?: Hold
  /** The other houses of a booking of several. */
  together: Together | null
  errors?: readonly { name: string; message: string }[]
  /** Null while they are not there. */
  settings: SiteSettings | null
  /** What to know before going on. */
  notice?: ReactNode
  /** Form and summary. */
  children: ReactNode
}

const lastStep = 3

/** What the three steps have in common: where one is, what is wrong, the two columns, and the ways out below them. */
export function BookingFrame(props: FrameProps) {
  const { request, draft, step, hold, together, settings, errors = [], notice, children } = props
  const { market, messages } = request
  const { booking, errors: errorTexts } = messages
  const steps = ([1, 2, 3] as const).map((number) => ({
    title: booking[`step${number}`],
    place: formatMessage(booking.stepOf, { number, count: lastStep }, market),
    href: href.bookingStep(number),
  }))
  return (
    <div className="booking container">
      <Steps label={booking.steps} steps={steps} current={step - 1} />
      <h1>{booking.headings[`step${step}`]}</h1>
      {hold && <HoldNotice request={request} hold={hold} />}
      {together && <TogetherBox request={request} draft={draft} step={step} together={together} />}
      {notice}
      <ErrorSummary title={errorTexts.summaryTitle} errors={errors} />
      {children}
      <BookingFoot request={request} draft={draft} step={step} />
      {settings && <Help settings={settings} />}
      <LeaveBooking request={request} draft={draft} step={step} together={together} />
    </div>
  )
}

type PageStatus = Extract<LoaderResult, { kind: 'page' }>['status']

/**
 * A page of the booking: nobody else's, kept by no cache, found by no search engine. Where it shows a draft it is one of
 * the steps, with no menu around it. The draft is this edition's own: in another language the same stay begins anew.
 */
export function bookingPage(
  request: RenderContext,
  status: PageStatus,
  title: string,
  main: ReactNode,
  draft?: Pick<Draft, 'stay' | 'party'>,
): LoaderResult {
  return {
    kind: 'page',
    status,
    head: {
      title: title || request.messages.booking.title,
      robots: 'noindex',
      sheets: ['guest'],
      ...(draft && inOtherLanguages(draft)),
    },
    layout: 'none',
    ...(draft && { isEnclosed: true }),
    main: Promise.resolve(main),
  }
}

function inOtherLanguages({ stay, party }: Pick<Draft, 'stay' | 'party'>): Pick<Head, 'alternates' | 'kept'> {
  const { name, arrival, duration } = stay
  const asked = { lodging: name.toLowerCase(), arrival, duration, ...party }
  return {
    alternates: sameInAll(href.booking()),
    kept: new URLSearchParams(Object.entries(asked).map(([key, value]) => [key, String(value)])),
  }
}

interface StepsProps {
  label: string
  /** In order. A step that may be gone back to has its address. */
  steps: readonly { title: string; place: string; href?: string }[]
  /** Index of the step that is shown. */
  current: number
}

function Steps({ label, steps, current }: StepsProps) {
  return (
    <nav className="steps" aria-label={label}>
      <ol>
        {steps.map(({ title, place, href }, index) => (
          <li
            key={title}
            className={index < current ? 'done' : undefined}
            aria-current={index === current ? 'step' : undefined}
          >
            {href && index < current ? (
              <a href={href}>
                <span className="visually-hidden">{`${place}: `}</span>
                {title}
              </a>
            ) : (
              <span>
                <span className="visually-hidden">{`${place}: `}</span>
                {title}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
