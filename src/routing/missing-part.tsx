import { fragmentAttribute } from '../islands/protocol.ts'
import { Notice } from '../ui/notice.tsx'
import { withPageNumber } from '../urls/page-path.ts'
import { withQuery } from '../urls/paths.ts'
import type { RenderContext } from './page.ts'

interface MissingPartProps {
  request: RenderContext
  /** Key of the fragment that the browser asks for in its place, where it can be had alone. */
  fragment?: string
}

/** In place of a part whose service did not answer. The link is for those without scripts: the page comes anew. */
export function MissingPart({ request, fragment }: MissingPartProps) {
  const { messages, path, pageNumber, query } = request
  const texts = messages.errors
  const answers = fragment && {
    [fragmentAttribute.key]: fragment,
    [fragmentAttribute.trying]: texts.trying,
    [fragmentAttribute.there]: texts.partThere,
  }
  return (
    <div {...answers}>
      <Notice kind="warning">
        <p>{texts.partMissing}</p>
        <a className="button" href={withQuery(withPageNumber(path, pageNumber), query)} rel="nofollow">
          {texts.tryAgain}
        </a>
      </Notice>
    </div>
  )
}
