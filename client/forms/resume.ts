import { draftAttribute } from '../../src/islands/protocol.ts'
import { handleSteppers } from '../steppers.ts'
import { keepTyped } from './keep-typed.ts'
import { whenReachable } from './reachable.ts'
import { saveTyped } from './save-typed.ts'
import { resumeTyped } from './typed-form.ts'
import { dropTyped } from './typed-key.ts'

/** On a page that has just come: the step of a booking, and what this tab keeps of other forms. */
export function resumeForms(root: Document): void {
  const step = root.querySelector<HTMLFormElement>(`form[${draftAttribute.form}]`)
  if (step) {
    handleSteppers(root)
    startDraftForm(step)
  }
  resumeTyped(root)
}

/** A step of the booking: keeps what is typed in its form, and lets no form of its page go while the site can't be reached. */
function startDraftForm(form: HTMLFormElement): void {
  const mark = form.getAttribute(draftAttribute.form)
  const kept = mark ? keepTyped(form, mark) : null
  const saver = mark && form.hasAttribute(draftAttribute.saved) ? saveTyped(form, mark) : null
  let isLetGo = false

  form.ownerDocument.addEventListener('submit', (event) => {
    const { target, submitter } = event
    if (isLetGo || event.defaultPrevented || !(target instanceof HTMLFormElement) || target.method !== 'post') return
    event.preventDefault()
    whenReachable(target, async () => {
      // The form itself takes all that is in it, and comes last.
      await saver?.settle(target !== form)
      if (target === form) kept?.markSent()
      // The booking ends by it.
      if (mark && submitter instanceof HTMLButtonElement && submitter.value === 'leave') dropTyped(mark)
      isLetGo = true
      target.requestSubmit(submitter?.isConnected ? submitter : null)
      isLetGo = false
    })
  })
}
