import type { ReactNode } from 'react'
import type { Head, LoaderResult, RenderContext } from '../../routing/page.ts'
import type { FormState } from './submission.ts'

/** What is wrong with the form as a whole, in the guest's language; null: nothing. */
export function formNotice({ messages }: Pick<RenderContext, 'messages'>, { notice }: FormState): string | null {
  return notice && messages.forms[notice]
}

export interface FormPageHead {
  title: string
  description?: string
  /** Its URL in each edition; without them the page is not indexed. */
  alternates?: Head['alternates']
  /** Query of the alternates in the language selector. */
  alternateQuery?: Head['alternateQuery']
  /** Not indexed although it has alternates. */
  hidden?: true
  /** Whether a form on it has a captcha. */
  captcha?: boolean
}

/** A page with a form: private, never cached. */
export function formPage(
  { path, captcha: { widget } }: Pick<RenderContext, 'path' | 'captcha'>,
  status: FormState['status'],
  { title, description, alternates, alternateQuery, hidden, captcha }: FormPageHead,
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
      ...(alternateQuery && { alternateQuery }),
      sheets: ['guest'],
      ...(alternates && !hidden ? {} : { robots: 'noindex' as const }),
    },
    layout: 'page',
    captcha: captcha === true && widget !== null,
    main: Promise.resolve(main),
  }
}
