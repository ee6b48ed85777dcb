import { longestFind } from '../contracts/find.ts'
import { findAttribute } from '../islands/protocol.ts'
import type { Messages } from '../markets/messages/messages.ts'
import { href } from '../urls/paths.ts'
import { Icon } from './icons.tsx'

/**
 * The search of the whole site, closed: opened over a page it takes what is typed at once, and as a form it leads to the
 * page that does without scripts. What it finds while one types comes with its own script.
 */
export function FindDialog({ messages: { find, layout } }: { messages: Pick<Messages, 'find' | 'layout'> }) {
  return (
    <dialog className="find-dialog" aria-label={find.title} {...{ [findAttribute]: '' }}>
      <search>
        <form action={href.find()}>
          <button className="tool" type="submit" aria-label={find.submit}>
            <Icon name="search" />
          </button>
          <input
            name="q"
            inputMode="search"
            enterKeyHint="search"
            aria-label={find.label}
            placeholder={find.placeholder}
            maxLength={longestFind}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            autoFocus
            required
          />
          <button className="tool" type="submit" formMethod="dialog" formNoValidate aria-label={layout.close}>
            <Icon name="close" />
          </button>
        </form>
      </search>
    </dialog>
  )
}
