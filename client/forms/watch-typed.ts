import { draftAttribute, islandElement } from '../../src/islands/protocol.ts'
import { formTypedKey } from './typed-key.ts'

/**
 * Forms in which guests write: what is typed in one is kept while the tab lasts, until it was sent and answered, and it
 * does not leave while the site can't be reached. Steps of a booking and islands have their own ways.
 */
export function watchTyped(root: Document): void {
  let loading: Promise<typeof import('./typed-form.ts')> | undefined
  const load = () => {
    loading ??= import('./typed-form.ts')
    return loading
  }
  if (hasTyped()) load().then(({ resumeTyped }) => resumeTyped(writtenForms(root)), ignore)
  root.addEventListener('focusin', ({ target }) => {
    const form = target instanceof Element ? target.closest('form') : null
    if (!form || !isWritten(form)) return
    load().then(({ keepForm }) => keepForm(form, writtenForms(root)), ignore)
  })
}

function writtenForms(root: Document): HTMLFormElement[] {
  return [...root.forms].filter(isWritten)
}

function isWritten(form: HTMLFormElement): boolean {
  return (
    form.method === 'post' &&
    !form.hasAttribute(draftAttribute.form) &&
    form.closest(islandElement) === null &&
    form.querySelector('[type=email], [type=text], [type=tel], [type=password], textarea') !== null
  )
}

function hasTyped(): boolean {
  try {
    return Object.keys(sessionStorage).some((key) => key.startsWith(formTypedKey))
  } catch {
    return false
  }
}

function ignore(): void {}
