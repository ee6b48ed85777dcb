import { islandAttribute, islandElement, ownHistoryAttribute, stepFailedAttribute } from '../../src/islands/protocol.ts'
import { isSoft } from './soft-address.ts'

interface Answers {
  /** Any step within the site, one to another place of this page included. */
  moved(): void
  /** A step to another page that can be shown without loading a document. */
  stepped(event: NavigateEvent): void
}

/** Tells the steps that somebody takes from those that an island writes down in the history by itself. */
export function observeSteps(root: Document, { moved, stepped }: Answers): void {
  navigation.addEventListener('navigate', (event) => {
    if (!event.canIntercept || !isTaken(root, event)) return
    moved()
    if (!event.hashChange && isSoft(new URL(event.destination.url))) stepped(event)
  })
}

/** Whether an island that is there takes back and forward within its page for itself. */
export function answersHistory(root: Document): boolean {
  return root.querySelector(`${islandElement}[${islandAttribute.hydrated}] [${ownHistoryAttribute}]`) !== null
}

function isTaken(root: Document, event: NavigateEvent): boolean {
  const { navigationType, downloadRequest, formData, destination, info } = event
  if (downloadRequest !== null || formData !== null || navigationType === 'reload') return false
  if (navigationType !== 'traverse')
    return event.userInitiated || info === stepFailedAttribute || event.sourceElement instanceof Element
  const isWithinPage = new URL(destination.url).pathname === location.pathname
  return destination.sameDocument && !(isWithinPage && answersHistory(root))
}
