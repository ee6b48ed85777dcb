import { consentOf, writeCookie } from '../../../client/cookies.ts'
import { note } from '../../../client/notices.ts'
import { fetchPart } from '../../../client/parts/fetch-part.ts'
import type { ConsentCategory } from '../../contracts/consent.ts'
import { consentChange, consentCookie, consentSeconds, readConsentForm, writeConsent } from '../../domain/consent.ts'
import { consentFormAttribute } from '../../islands/protocol.ts'
import { parseHtml } from '../../islands/trusted-html.ts'
import { forgetWithdrawn } from './forget.browser.ts'
import { showConsentBanner } from './shown.browser.ts'

/** Applies the form's choice. */
export function choose(root: Document, form: HTMLFormElement, submitter: HTMLElement | null): void {
  const chosen = readConsentForm(new FormData(form, submitter))
  const dialog = form.closest('dialog')
  showTicks(form, chosen)
  storeChoice(root, chosen)
  dialog?.close()
  note(root, form.getAttribute(consentFormAttribute) ?? '')
}

/** Stores the choice, deletes what it no longer covers, and dispatches an event on the page. */
export function storeChoice(root: Document, chosen: readonly ConsentCategory[]): void {
  const before = consentOf(root)
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

/** Opens the settings in a dialog, with the current choice. Rejects when they can't be loaded. */
export async function openSettings(root: Document): Promise<void> {
  const part = await fetchPart(root, 'cookie-settings')
  if (part.kind === 'gone') throw new Error('The page is of another build')
  const dialog = root.querySelector<HTMLDialogElement>('dialog.consent-dialog') ?? addDialog(root)
  dialog.replaceChildren(parseHtml(root, part.html))
  const form = dialog.querySelector<HTMLFormElement>('.consent-form')
  if (form) showTicks(form, consentOf(root))
  if (!dialog.open) dialog.showModal()
}

function addDialog(root: Document): HTMLDialogElement {
  const dialog = root.createElement('dialog')
  dialog.className = 'consent-dialog'
  dialog.setAttribute('aria-labelledby', 'consent-dialog')
  dialog.setAttribute('closedby', 'any')
  root.body.append(dialog)
  return dialog
}
