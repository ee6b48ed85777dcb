import type { Route, Visibility } from '../urls/route.ts'
import type { RenderContext } from './page.ts'

/**
 * Who may see the response: everyone, or this visitor alone. Decided only here: by the page's route, and private for
 * every POST and for what an editor sees. An error page has no route.
 */
export function visibilityOf(
  { method, isMarked, preview }: Pick<RenderContext, 'method' | 'isMarked' | 'preview'>,
  route?: Pick<Route, 'visibility'>,
): Visibility {
  return method === 'POST' || isMarked || preview ? 'private' : (route?.visibility ?? 'shared')
}

/** `cache-control` by visibility: only the site itself caches a shared page. */
export const cacheControl: Readonly<Record<Visibility, string>> = {
  shared: 'no-cache',
  private: 'private, no-store',
}
