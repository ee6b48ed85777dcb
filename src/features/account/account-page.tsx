import type { ReactNode } from 'react'
import * as v from 'valibot'
import type { AccountFault } from '../../contracts/account-forms.ts'
import type { LoginTarget } from '../../contracts/session.ts'
import { formatMessage } from '../../markets/format-message.ts'
import { sameInAll } from '../../routing/entry-head.ts'
import type { LoaderResult, RenderContext } from '../../routing/page.ts'
import { isRefusal, refusesKey, ServiceError } from '../../services/service-error.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorSummary } from '../../ui/form-errors.tsx'
import { Notice } from '../../ui/notice.tsx'
import { href } from '../../urls/paths.ts'

type PageStatus = Extract<LoaderResult, { kind: 'page' }>['status']

export interface AccountPageParts {
  status?: PageStatus
  title: string
  /** A form on it has a captcha. */
  captcha?: boolean
  ownerChat?: boolean
  /** The same page in every edition; null where it is this edition's alone. */
  path: string | null
  main: ReactNode
}

/** A private page of an account: not cached and not indexed. */
export function accountPage({ status = 200, title, captcha, ownerChat, path, main }: AccountPageParts): LoaderResult {
  return {
    kind: 'page',
    status,
    head: { title, robots: 'noindex', sheets: ['guest'], ...(path !== null && { alternates: sameInAll(path) }) },
    layout: 'none',
    main: Promise.resolve(main),
    ...(captcha && { captcha }),
    ...(ownerChat && { ownerChat }),
  }
}

export interface MessagePageParts extends Pick<AccountPageParts, 'status' | 'title' | 'path'> {
  text: string
  link: { path: string; label: string; isSecondary?: boolean }
  /** For scripts, at the element around all of it. */
  marks?: Readonly<Record<string, string>>
}

/** A page that only says something, and where to go on. */
export function messagePage({ text, link, marks, ...page }: MessagePageParts): LoaderResult {
  const main = (
    <div className="content container" {...marks}>
      <EmptyState level={1} title={page.title} text={text}>
        <ButtonLink kind={link.isSecondary ? 'secondary' : 'primary'} href={link.path}>
          {link.label}
        </ButtonLink>
      </EmptyState>
    </div>
  )
  return accountPage({ ...page, main })
}

export interface FieldError {
  name: string
  message: string
}

export interface SmallFormProps {
  request: RenderContext
  title: string
  lead?: string
  errors?: readonly FieldError[]
  notice?: ReactNode
  children: ReactNode
}

/** One small form in the middle of the page. */
export function SmallForm({ request, title, lead, errors = [], notice, children }: SmallFormProps) {
  return (
    <div className="account small-form container">
      <h1>{title}</h1>
      {lead && <p className="lead">{lead}</p>}
      {notice}
      <ErrorSummary title={request.messages.errors.summaryTitle} errors={errors} />
      {children}
    </div>
  )
}

/** The words for what is wrong, by the labels of the form's fields. */
export function errorsOf(
  { market, messages }: RenderContext,
  faults: readonly AccountFault<string>[],
  labels: Record<string, string>,
): FieldError[] {
  const { errors, account, captcha } = messages
  const texts = {
    required: errors.required,
    email: errors.invalidEmail,
    phone: errors.invalidPhone,
    name: account.profile.name,
    mismatch: account.reset.mismatch,
    short: account.reset.short,
    common: account.reset.common,
    long: account.reset.long,
    wrong: account.profile.wrong,
    captcha: captcha.failed,
  }
  return faults.map(({ field, kind }) => ({
    name: field,
    message: formatMessage(texts[kind], { field: labels[field] ?? field }, market),
  }))
}

export function errorAt(errors: readonly FieldError[], name: string): string | undefined {
  return errors.find((error) => error.name === name)?.message
}

/** Why nothing could be done: the service is down, or there were too many attempts. */
export function failedNotice(
  { market, messages }: RenderContext,
  { status, minutes }: { status: number; minutes?: number },
) {
  if (status === 503) return <Notice kind="error">{messages.errors.brokenText}</Notice>
  if (minutes === undefined) return null
  return <Notice kind="error">{formatMessage(messages.account.login.throttled, { count: minutes }, market)}</Notice>
}

/** Where a login leads by default. */
export function homeOf(target: LoginTarget | null): string {
  return target === 'owner' ? href.profile() : href.myBookings()
}

/** A path of this site that a form or a link names; null for anything else. */
export function ownPath(value: unknown): string | null {
  return typeof value === 'string' && /^\/(?![/\\])[\w./-]{0,200}$/.test(value) ? value : null
}

const ThrottledSchema = v.object({ error: v.object({ retryAfter: v.number() }) })
const defaultWait = 15 * 60

/**
 * What a refusal of the auth service means for the request: `refused`, `throttled` after too many attempts, `down`
 * where the service has not understood or not answered. Throws any other error.
 */
export function readFailure(error: unknown): { kind: 'refused' | 'down' } | { kind: 'throttled'; minutes: number } {
  if (!(error instanceof ServiceError)) throw error
  if (error.status === 429) {
    const throttled = v.safeParse(ThrottledSchema, error.body)
    const seconds = throttled.success ? throttled.output.error.retryAfter : defaultWait
    return { kind: 'throttled', minutes: Math.max(1, Math.ceil(seconds / 60)) }
  }
  return { kind: isRefusal(error) && !refusesKey(error) ? 'refused' : 'down' }
}
