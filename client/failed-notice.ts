import { stepFailedAttribute, unsentAttribute } from '../src/islands/protocol.ts'

/** What is shown over a page that stays because there is no network; its words stand in the document, in its language. */
export function createFailedNotice(root: Document): HTMLElement | null {
  const notice = templateOf(root)?.content.firstElementChild?.cloneNode(true)
  return notice instanceof HTMLElement ? notice : null
}

/** The same notice, saying that a form was not sent. */
export function createUnsentNotice(root: Document): HTMLElement | null {
  const notice = createFailedNotice(root)
  const words = notice?.querySelector('p')
  if (words) words.textContent = templateOf(root)?.getAttribute(unsentAttribute) ?? words.textContent
  return notice
}

function templateOf(root: Document): HTMLTemplateElement | null {
  return root.querySelector<HTMLTemplateElement>(`template[${stepFailedAttribute}]`)
}
