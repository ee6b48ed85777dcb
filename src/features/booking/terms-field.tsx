import type { Messages } from '../../markets/messages/messages.ts'
import { CheckField } from '../../ui/field.tsx'

export interface TermsFieldProps {
  messages: Messages
  path?: string
  error?: string
}

/** The terms have to be accepted, and there is no right of withdrawal: said before the order. */
export function TermsField({ messages, path, error }: TermsFieldProps) {
  const { review } = messages.booking
  return (
    <>
      <CheckField name="terms" value="yes" label={review.terms} error={error} required />
      {path && (
        <p>
          <a href={path} target="_blank" rel="noopener">
            {`${review.termsLink} (${messages.frame.newWindow})`}
          </a>
        </p>
      )}
      <p>{review.noWithdrawal}</p>
    </>
  )
}
