import type { captcha as danish } from '../da/captcha.ts'

export const captcha: typeof danish = {
  ask: 'First, show that you are not a robot. If you press the button we load a short check from {host}. If you would rather not, you will get an e-mail instead, with a link that confirms your form in one click.',
  start: 'Load the check',
  waiting: 'Waiting for the check…',
  unavailable:
    'The check could not be loaded. You can still send the form: you will then get an e-mail with a link that confirms it in one click.',
  byMail: 'Once you have sent the form, you will get an e-mail with a link that confirms it in one click.',
  failed: 'The check failed or has expired. Please do it again, then send the form.',
  /** Of forms that are taken without it, too. */
  askFreely:
    'First, show that you are not a robot. If you press the button we load a short check from {host}. You can send the form without it, but only a few times a minute; the receipt then appears here on the page.',
  unavailableFreely:
    'The check could not be loaded. You can still send the form: you will see the receipt here on the page instead of by e-mail.',
  withoutIt: 'You will see the receipt here on the page once you have sent the form.',
}
