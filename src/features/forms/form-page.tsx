import type { ReactNode } from 'react'
import type { Head, LoaderResult, RenderContext } from '../../routing/page.ts'
import type { FormState } from './submission.ts'

/** What is wrong with all of a form, in the guest's language; null: nothing. */
export function formNotice({ messages }: Pick<RenderContext, 'messages'>, { notice }: FormState): string | null {
  return notice && messages.forms[notice]
}

export interface FormPageHead {
  title: string
  description?: string
  /** Where it lies in each edition; without, search engines don't keep it. */
  alternates?: Head['alternates']
  /** Search engines don't keep it though it has alternates. */
  hidden?: true
  /** Whether a form on it has a captcha. */
  captcha?: boolean
}

/** A page with a form: one visitor's own, kept by no cache. */
export function formPage(
  { path, captcha: { widget } }: Pick<RenderContext, 'path' | 'captcha'>,
  status: FormState['status'],
  { title, description, alternates, hidden, captcha }: FormPageHead,
  main: ReactNode,
): LoaderResult {
  return {
    kind: 'page',
    status,
    head: {
      title,
      description,
      canonical: path,
      alternates,
      sheets: ['guest'],
      ...(alternates && !hidden ? {} : { robots: 'noindex' as const }),
    },
    layout: 'page',
    captcha: captcha === true && widget !== null,
    main: Promise.resolve(main),
  }
}
