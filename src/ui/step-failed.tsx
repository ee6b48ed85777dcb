import { stepFailedAttribute, unsentAttribute } from '../islands/protocol.ts'
import type { Messages } from '../markets/messages/messages.ts'
import { Notice } from './notice.tsx'

/** What a browser without a network shows instead of leaving the page for an error of its own. */
export function StepFailed({ messages: { errors, frame } }: { messages: Pick<Messages, 'errors' | 'frame'> }) {
  return (
    <template {...{ [stepFailedAttribute]: '', [unsentAttribute]: errors.unsent }}>
      <div className="step-failed" popover="manual">
        <Notice kind="error">
          <p>{errors.offline}</p>
          <div className="actions">
            <button type="button" className="button small" data-again="">
              {errors.tryAgain}
            </button>
            <button type="button" className="button small quiet">
              {frame.close}
            </button>
          </div>
        </Notice>
      </div>
    </template>
  )
}
