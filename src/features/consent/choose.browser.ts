import { cookieOf, writeCookie } from '../../../client/cookies.ts'
import { note } from '../../../client/note.ts'
import type { ConsentCategory } from '../../contracts/consent.ts'
import {
  consentChange,
  consentCookie,
  consentSeconds,
  parseConsent,
  readConsentForm,
  writeConsent,
} from '../../domain/consent.ts'
import { consentFormAttribute } from '../../islands/protocol.ts'
import { forgetWithdrawn } from './forget.browser.ts'
import { showConsentBanner } from './shown.browser.ts'

/** What the form says, from now on. */
export function choose(root: Document, form: HTMLFormElement, submitter: HTMLElement | null): void {
  const chosen = readConsentForm(new FormData(form, submitter))
  const dialog = form.closest('dialog')
  showTicks(form, chosen)
  keepChoice(root, chosen)
  dialog?.close()
  note(root, form.getAttribute(consentFormAttribute) ?? '')
}

/** Keeps the choice, forgets what it no longer covers, and tells everybody on the page. */
export function keepChoice(root: Document, chosen: readonly ConsentCategory[]): void {
  const before = parseConsent(cookieOf(root, consentCookie))
  writeCookie(root, { name: consentCookie, maxAge: consentSeconds }, writeConsent(chosen))
  showConsentBanner(root)
  forgetWithdrawn(root)
  root.dispatchEvent(new CustomEvent(consentChange, { detail: chosen }))
  // A script of others that runs can't be taken back.
  const isChatOver = before.includes('functional') && !chosen.includes('functional')
  if (isChatOver && root.querySelector('[data-owner-chat]')) location.reload()
}

export function showTicks(form: HTMLFormElement, chosen: readonly ConsentCategory[]): void {
  for (const tick of form.querySelectorAll<HTMLInputElement>('[type=checkbox]:enabled')) {
    tick.checked = chosen.some((category) => category === tick.name)
  }
}
