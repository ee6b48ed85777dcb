import type { errors as danish } from '../da/errors.ts'
import { facts } from './facts.ts'

export const errors: typeof danish = {
  notFoundTitle: 'This page has blown away',
  notFoundText:
    'The page may have moved, or the address may have been mistyped. Go to the home page, or search for a holiday home.',
  brokenTitle: 'Something went wrong at our end',
  brokenText: 'It is not your fault. Please try again in a moment, or call us and we will help you.',
  refusedTitle: 'The form could not be sent',
  refusedText: 'Something went wrong on the way. Please go back, reload the page and send the form again.',
  tooMuchText: `What you sent is too large: text can be at most ${facts.formKilobytes} kB, a picture ${facts.imageMegabytes} MB. Please go back, make it smaller and send it again.`,
  tooManyTitle: 'That was a little too fast',
  tooManyText:
    'We have had an unusual number of requests from your connection. Please wait a minute and try again: what you have typed is still here.',
  tooManyCriteriaText:
    'A search can have {max} criteria at most, and this one has {count}. Please remove some of them or start a new search.',
  toFrontPage: 'Go to the home page',
  toSearch: 'Find a holiday home',
  tryAgain: 'Try again',
  summaryTitle: 'Please correct the following',
  offline: 'You are offline, so the page could not be loaded. Please check your connection and try again.',
  unsent: 'You are offline, so nothing has been sent. What you have typed is still here.',
  partMissing: 'This part of the page cannot be shown just now. Please try again in a moment.',
  partThere: 'The missing part of the page is now shown.',
  trying: 'Trying again…',
  asOf: 'This is how it stood at {time} today. We will update it as soon as we can.',
  asOfDay: 'This is how it stood at {time} on {day}. We will update it as soon as we can.',
  required: 'Please fill in “{field}”',
  invalidEmail: 'Please enter an e-mail address, for example name@example.com',
  invalidPhone: 'Please enter a phone number, ideally with its country code',
  tooLong: 'Please write at most {max} characters',
}
