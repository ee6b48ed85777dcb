/** '10 75 60 00' with '45' → '+4510756000'; a number with a country of its own keeps it. Null for what can be none. */
export function internationalNumber(typed: string, countryCode: string): string | null {
  const marks = typed.replace(/[^\d+]/g, '')
  const digits = marks.startsWith('+')
    ? marks.slice(1)
    : marks.startsWith('00')
      ? marks.slice(2)
      : countryCode + marks.replace(/^0/, '')
  return /^[1-9]\d{6,14}$/.test(digits) ? `+${digits}` : null
}
