import {
  fragmentAttribute,
  fragmentQueryAttribute,
  fragmentThereAttribute,
  fragmentTryingAttribute,
} from '../../src/islands/protocol.ts'
import { parseHtml } from '../../src/islands/trusted-html.ts'
import { partTries, partTryDelay } from '../measures.ts'
import { createAnnouncer } from '../notices.ts'
import { fetchPart, type PartReply } from './fetch-part.ts'

/** Parts that are no longer requested by themselves, each with how to. */
const givenUp = new Map<HTMLElement, () => void>()
addEventListener('online', tryGivenUp)

/**
 * Requests the part a few times behind the page. A part that still fails shows a button to request it again, and is
 * requested as soon as another part has arrived or the network is back.
 */
export function mendPart(part: HTMLElement): void {
  const link = part.querySelector('a')
  if (link) mend(part, link)
}

function mend(part: HTMLElement, link: HTMLAnchorElement): void {
  const announce = createAnnouncer(part.ownerDocument)
  const button = buttonInPlaceOf(link)

  async function tryAgain(times: number) {
    const hadFocus = part.ownerDocument.activeElement === button
    givenUp.delete(part)
    button.ariaBusy = 'true'
    button.textContent = part.getAttribute(fragmentTryingAttribute) ?? link.textContent
    const reply = await fetchRepeatedly(part, times)
    if (!part.isConnected) return
    if (reply.kind === 'part') {
      const words = part.getAttribute(fragmentThereAttribute) ?? ''
      putInPlace(part, reply.html, part.ownerDocument.activeElement === button)
      if (reply.html !== '') announce(words)
      tryGivenUp()
    } else if (reply.kind === 'gone') {
      button.replaceWith(link)
    } else {
      givenUp.set(part, () => tryAgain(1))
      button.ariaBusy = null
      button.textContent = link.textContent
      if (hadFocus) announce(part.querySelector('p')?.textContent ?? '')
    }
  }

  button.addEventListener('click', () => {
    if (button.ariaBusy === null) tryAgain(1)
  })
  tryAgain(partTries)
}

function tryGivenUp(): void {
  for (const [part, tryAgain] of givenUp) {
    if (part.isConnected) tryAgain()
    else givenUp.delete(part)
  }
}

type PartOutcome = PartReply | { kind: 'missing' }

async function fetchRepeatedly(part: HTMLElement, times: number): Promise<PartOutcome> {
  // A service that has just failed is given time.
  const waitsFirst = times > 1 && part.hasAttribute(fragmentTryingAttribute)
  for (let left = times; left > 0; left -= 1) {
    if (left < times || waitsFirst) await new Promise((resolve) => setTimeout(resolve, partTryDelay))
    if (!part.isConnected) break
    const reply = await fetchPart(part.ownerDocument, part.getAttribute(fragmentAttribute) ?? '').catch(() => null)
    if (reply) return reply
  }
  return { kind: 'missing' }
}

/** A part with nothing to show takes its section's heading along. */
function putInPlace(part: HTMLElement, html: string, hasFocus: boolean): void {
  if (html === '') {
    const gone = part.closest('section') ?? part
    gone.remove()
    return
  }
  const content = parseHtml(part.ownerDocument, html)
  const query = part.getAttribute(fragmentQueryAttribute)
  if (query) for (const link of content.querySelectorAll('a[href*="?"]')) addQuery(link, query)
  const [first] = content.children
  part.replaceWith(content)
  if (!hasFocus || !(first instanceof HTMLElement)) return
  first.tabIndex = -1
  first.focus({ preventScroll: true })
}

/** By the attribute: what is in no page yet resolves no URL. */
function addQuery(link: Element, query: string): void {
  link.setAttribute('href', link.getAttribute('href')?.replace(/(?=#|$)/, `&${query}`) ?? '')
}

/** With scripts the part comes without its page. */
function buttonInPlaceOf(link: HTMLAnchorElement): HTMLButtonElement {
  const button = link.ownerDocument.createElement('button')
  button.type = 'button'
  button.className = link.className
  button.textContent = link.textContent
  link.replaceWith(button)
  return button
}
