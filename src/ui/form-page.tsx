import type { ReactNode } from 'react'
import { ErrorSummary, type ErrorSummaryProps } from './form-errors.tsx'
import { Notice } from './notice.tsx'

export interface FormPageProps {
  title: string
  lead?: string
  /** Of the error summary. */
  summaryTitle?: string
  errors?: ErrorSummaryProps['errors']
  /** What is wrong with all of it. */
  notice?: string | null
  /** Between head and form. */
  above?: ReactNode
  children: ReactNode
}

/** A page that is about its form: what it is for, what is wrong, the form. */
export function FormPage({ title, lead, summaryTitle = '', errors = [], notice, above, children }: FormPageProps) {
  return (
    <div className="content container form-page">
      <header className="content-head">
        <h1>{title}</h1>
        {lead && <p className="lead">{lead}</p>}
      </header>
      {notice && <Notice kind="error">{notice}</Notice>}
      <ErrorSummary title={summaryTitle} errors={errors} />
      {above}
      {children}
    </div>
  )
}
