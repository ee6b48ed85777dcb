import { stepFailedAttribute } from '../../src/islands/protocol.ts'
import { createFailedNotice } from '../failed-notice.ts'

interface RaisedError {
  message: string
  cause: unknown
  /** Where the step was to lead. */
  address: string
}

/** The error of a step that could not be taken, for as long as the visitor is told of it. */
export interface ErrorState {
  raise(error: RaisedError): void
  /** @param redirect where to go on from here */
  clear(redirect?: string): void
}

export function createErrorState(root: Document): ErrorState {
  const notice = createFailedNotice(root)
  const again = notice?.querySelector('[data-again]')
  let raised: RaisedError | null = null

  const state: ErrorState = {
    raise(error) {
      raised = error
      if (!notice) return
      root.body.append(notice)
      notice.showPopover()
    },
    clear(redirect) {
      raised = null
      notice?.remove()
      if (redirect !== undefined) navigation.navigate(redirect, { info: stepFailedAttribute })
    },
  }
  notice?.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || !target.closest('button')) return
    state.clear(again?.contains(target) ? raised?.address : undefined)
  })
  return state
}
