import { errorTexts } from '../../src/contracts/error-texts.ts'
import { storeChoice } from '../../src/features/consent/choose.browser.ts'
import { embedAttribute } from '../../src/islands/layout-protocol.ts'
import { consentOf } from '../cookies.ts'
import { scriptPollDelay, scriptTries } from '../measures.ts'

/** Loads the frame into its place; one that has not come after 20 seconds is the still again. */
export function showEmbed(embed: HTMLElement, { focus = false } = {}): void {
  const url = embed.getAttribute(embedAttribute.url) ?? ''
  const name = embed.getAttribute(embedAttribute.name) ?? ''
  if (embed.querySelector('iframe') || new URL(url).protocol !== 'https:') return
  const frame = embed.ownerDocument.createElement('iframe')
  frame.title = name
  frame.allow = 'fullscreen'
  frame.referrerPolicy = 'strict-origin'
  frame.setAttribute('sandbox', 'allow-scripts allow-same-origin allow-popups allow-presentation allow-forms')
  const timeoutMs = setTimeout(() => {
    hideEmbed(embed)
    console.error(errorTexts.scriptUnavailable(name))
  }, scriptPollDelay * scriptTries)
  frame.onload = () => clearTimeout(timeoutMs)
  frame.src = url
  embed.append(frame)
  if (focus) frame.focus()
}

export function hideEmbed(embed: HTMLElement): void {
  embed.querySelector('iframe')?.remove()
}

/** Consent to all of its kind, beside what was agreed to already. */
export function alwaysShow(root: Document): void {
  storeChoice(root, [...consentOf(root), 'marketing'])
}
