import type { ReactNode } from 'react'
import {
  fragmentAttribute,
  fragmentQueryAttribute,
  fragmentThereAttribute,
  fragmentTryingAttribute,
} from '../islands/protocol.ts'
import type { Messages } from '../markets/messages/messages.ts'
import { Notice } from '../ui/notice.tsx'
import { withPageNumber } from '../urls/page-path.ts'
import { withQuery } from '../urls/paths.ts'
import type { RenderContext } from './page.ts'

interface FragmentPlace {
  /** Key of the fragment that the browser requests in its place, if there is one. */
  fragment?: string
  /** Query that its links get in addition. */
  query?: string
}

/** Shown in place of a part whose service did not answer. Without scripts, the link loads the page again. */
export function MissingPart({ request, ...place }: FragmentPlace & { request: RenderContext }) {
  const { messages, path, pageNumber, query } = request
  const texts = messages.errors
  return (
    <div {...attributesOf(place, messages)} {...(place.fragment && { [fragmentTryingAttribute]: texts.trying })}>
      <Notice kind="warning">
        <p>{texts.partMissing}</p>
        <a className="button" href={withQuery(withPageNumber(path, pageNumber), query)} rel="nofollow">
          {texts.tryAgain}
        </a>
      </Notice>
    </div>
  )
}

interface ComingPartProps extends FragmentPlace {
  messages: Pick<Messages, 'errors'>
  /** The page with the part in it, for those without scripts. */
  href: string
  children: ReactNode
}

/** Shown in a fold until it is opened and its part is loaded. */
export function ComingPart({ messages, href, children, ...place }: ComingPartProps) {
  return (
    <p {...attributesOf(place, messages)}>
      <a className="button" href={href} rel="nofollow">
        {children}
      </a>
    </p>
  )
}

function attributesOf({ fragment, query }: FragmentPlace, { errors }: Pick<Messages, 'errors'>) {
  return (
    fragment && {
      [fragmentAttribute]: fragment,
      [fragmentQueryAttribute]: query || undefined,
      [fragmentThereAttribute]: errors.partThere,
    }
  )
}
