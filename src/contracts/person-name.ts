/** Words by which a dot of an address is written out. */
const spelledDots = /(?:^|[^\p{L}])(?:dot|punkt|punktum|prik)(?:$|[^\p{L}])/iu

/**
 * Whether a text can be written as a person's name into a mail to somebody else: words of letters, with the dots of
 * initials and titles ("Dr. J.R. Holm", "Anne & Peter"). An address, a number to ring or a path is none.
 */
export function isPersonName(text: string): boolean {
  const words = text.normalize('NFC').split(/[ ,&]+/)
  return words.every((word) => wordPattern.test(word)) && /\p{L}/u.test(text) && !spelledDots.test(text)
}

/** Letters with hyphens and apostrophes; a dot only at the end, or behind each of the capitals of "J.R.". */
const wordPattern = /^(?:(?:\p{Lu}\.)+|[\p{L}\p{M}]+(?:[-'’][\p{L}\p{M}]+)*\.?|)$/u
