import { cookieOf } from '../../../client/cookies.ts'
import { askPart } from '../../../client/parts/ask.ts'
import { consentCookie, parseConsent } from '../../domain/consent.ts'
import { parseHtml } from '../../islands/trusted-html.ts'
import { showTicks } from './choose.browser.ts'

/** The settings over the page, with the ticks as they were chosen. Rejects when they can't be had. */
export async function openSettings(root: Document): Promise<void> {
  const answer = await askPart(root, 'cookie-settings')
  if (answer.kind === 'gone') throw new Error('The page is of another build')
  const dialog = root.querySelector<HTMLDialogElement>('dialog.consent-dialog') ?? addDialog(root)
  dialog.replaceChildren(parseHtml(root, answer.html))
  const form = dialog.querySelector<HTMLFormElement>('.consent-form')
  if (form) showTicks(form, parseConsent(cookieOf(root, consentCookie)))
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
