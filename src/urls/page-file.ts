import { pageOfMarkdown } from './markdown-address.ts'
import { isPayloadPath, pathOfPayload } from './payload-address.ts'

/** '/soeg/_payload.json' → '/soeg/' and the file; of a path that is no form of a page the file is empty. */
export function splitPageFile(pathname: string): { path: string; file: string } {
  const path = isPayloadPath(pathname) ? pathOfPayload(pathname) : (pageOfMarkdown(pathname) ?? pathname)
  return { path, file: pathname.slice(path.length) }
}
