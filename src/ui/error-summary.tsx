import { fieldId } from './field-id.ts'

export interface ErrorSummaryProps {
  title: string
  errors: readonly { name: string; message: string }[]
}

/** Above a form that was refused: each line leads to its field. The focus is put here. */
export function ErrorSummary({ title, errors }: ErrorSummaryProps) {
  if (errors.length === 0) return null
  return (
    // biome-ignore lint/a11y/noAutofocus: who has sent a form is led to what was wrong with it, with and without scripts
    <div className="error-summary" role="alert" tabIndex={-1} autoFocus>
      <h2>{title}</h2>
      <ul>
        {errors.map(({ name, message }) => (
          <li key={name}>
            <a href={`#${fieldId(name)}`}>{message}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}
