import { longestFind } from '../contracts/find.ts'
import { findAttribute } from '../islands/protocol.ts'
import type { Messages } from '../markets/messages/messages.ts'
import { href } from '../urls/paths.ts'
import { Icon } from './icons.tsx'

/**
 * The search of the whole site, closed at first. Without scripts its form leads to the page; results while typing come
 * with a script of its own.
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
