import type { errors as danish } from '../da/errors.ts'

export const errors: typeof danish = {
  notFoundTitle: 'That page has blown away',
  notFoundText: 'We are looking for it among the dunes. It may have moved, or the address may be mistyped.',
  brokenTitle: 'Something went wrong at our end',
  brokenText: 'It is not your fault. Please try again in a moment, or ring us and we will help you on.',
  refusedTitle: 'We could not accept that',
  refusedText: 'The form did not reach us as it should. Please go back, reload the page and send it again.',
  tooMuchText:
    'What you sent is too large: text may take 256 kB at most, a picture 12 MB. Please go back, shorten it and send it again.',
  tooManyTitle: 'That was a little too fast',
  tooManyText:
    'Unusually much has come from your connection. Please wait a minute and try again: what you have typed is still here.',
  tooManyCriteriaText:
    'A search can have {max} criteria at most, and this one has {count}. Please remove some of them or start a new search.',
  toFrontPage: 'To the front page',
  toSearch: 'Find a holiday home',
  tryAgain: 'Try again',
  summaryTitle: 'Please correct the following',
  offline: 'You are offline just now, so the page could not be fetched.',
  unsent: 'You are offline just now, so nothing has been sent. What you have typed is still here.',
  partMissing: 'This part of the page cannot be shown just now.',
  partThere: 'The missing part of the page is there now.',
  trying: 'Trying again …',
  asOf: 'Shown as of {time} today. We will update it as soon as we can.',
  asOfDay: 'Shown as of {time} on {day}. We will update it as soon as we can.',
  required: 'Please fill in “{field}”',
  invalidEmail: 'Please enter an e-mail address, for example name@example.com',
  invalidPhone: 'Please enter a phone number, ideally with its country code',
  tooLong: 'Please write at most {max} characters',
}
