import { nullIfFailed } from '../services/service-error.ts'
import type { RenderContext } from './page.ts'

/**
 * A part that its page can do without; null where it can't be loaded. A fault of ours is logged, and the page not cached,
 * as a service's failure is and does when it happens.
 */
export function orNull<Part>(
  { failed, log }: Pick<RenderContext, 'failed' | 'log'>,
  part: Promise<Part>,
): Promise<Part | null> {
  return nullIfFailed(part).catch((error: unknown) => {
    failed()
    log(error)
    return null
  })
}
