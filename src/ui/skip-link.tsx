import type { Messages } from '../markets/messages/messages.ts'

/** The first thing that the keyboard reaches; `main` carries id="main" and tabIndex -1. */
export function SkipLink({ messages }: { messages: Pick<Messages, 'frame'> }) {
  return (
    <a className="skip-link" href="#main">
      {messages.frame.skipToContent}
    </a>
  )
}
