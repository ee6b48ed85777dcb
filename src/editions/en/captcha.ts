import type { captcha as danish } from '../da/captcha.ts'

export const captcha: typeof danish = {
  ask: 'Before you send: one press shows that you are not a robot. We then load a small check from {host}. If you would rather not, you will get an e-mail instead and confirm with one click.',
  start: 'Load the check',
  waiting: 'Just waiting for the check …',
  unavailable:
    'The check could not be loaded. Send the form all the same: you will get an e-mail to confirm with one click.',
  byMail: 'Once you have sent it, you will get an e-mail to confirm with one click.',
  failed: 'The check failed or was too old. Please do it again and then send the form.',
  /** Of forms that are taken without it, too. */
  askFreely:
    'Before you send: one press shows that you are not a robot. We then fetch a small check from {host}. You can send without it too, but only a few times a minute and without a receipt by e-mail.',
  unavailableFreely:
    'The check could not be fetched. Send anyway: you will see the receipt here on the page instead of by e-mail.',
  withoutIt: 'You will see the receipt here on the page once you have sent.',
}
