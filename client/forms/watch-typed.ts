import { draftAttribute } from '../../src/islands/protocol.ts'
import { formTypedKey } from './typed-key.ts'

/**
 * Forms in which guests write: what is typed in one is kept while the tab lasts, until it was sent and answered, and it
 * does not leave while the site can't be reached. Steps of a booking and islands have their own ways.
 */
export function watchTyped(root: Document): void {
  const left = new WeakSet<object>()
  const load = () => import('./typed-form.ts')
  if (hasTyped()) load().then(({ resumeTyped }) => resumeTyped(root), ignore)
  root.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return
    const { form } = target
    if (form?.method !== 'post' || form.hasAttribute(draftAttribute.form)) return
    // One that has left meanwhile is answered without it.
    load().then(({ keepForm }) => left.has(form) || keepForm(form), ignore)
  })
  root.addEventListener('submit', ({ target, defaultPrevented }) => {
    if (target && !defaultPrevented) left.add(target)
  })
}

function hasTyped(): boolean {
  try {
    return Object.keys(sessionStorage).some((key) => key.startsWith(formTypedKey))
  } catch {
    return false
  }
}

function ignore(): void {}
