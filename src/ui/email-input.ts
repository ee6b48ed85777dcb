/**
 * A field for a mail address. Its type is text: a browser's email field sends the domain in Punycode, so that it would not
 * be shown as typed, and calls a local part beyond ASCII wrong. The contract says what is right.
 */
export const emailInput = {
  type: 'text',
  inputMode: 'email',
  autoComplete: 'email',
  autoCapitalize: 'none',
  spellCheck: false,
  maxLength: 254,
} as const
