import type { LoaderResult } from './page.ts'

/** After a form: the browser goes on to that path by GET, so that going back never sends the form again. */
export function seeOther(to: string): Extract<LoaderResult, { kind: 'redirect' }> {
  return { kind: 'redirect', to, status: 303 }
}
