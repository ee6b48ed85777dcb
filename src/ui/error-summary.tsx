import { fieldId } from './field.tsx'

export interface ErrorSummaryProps {
  title: string
  errors: readonly { name: string; message: string }[]
}

/** Above a form that was refused: each line leads to its field. The browser's code moves the focus here. */
export function ErrorSummary({ title, errors }: ErrorSummaryProps) {
  if (errors.length === 0) return null
  return (
    <div className="error-summary" role="alert" tabIndex={-1} data-error-summary="">
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
