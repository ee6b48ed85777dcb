/** A finding of the doctor; only faults prevent a deploy. */
export interface Finding {
  level: 'fault' | 'warning'
  /** The worker, or the URL or service that concerns all of them. */
  where: string
  text: string
}

export function fault(where: string, text: string): Finding {
  return { level: 'fault', where, text }
}

export function warning(where: string, text: string): Finding {
  return { level: 'warning', where, text }
}

/** For the terminal: faults first, one a line. */
export function reportOf(findings: readonly Finding[]): string {
  const lines = (level: Finding['level'], mark: string) =>
    findings.filter((each) => each.level === level).map(({ where, text }) => `${mark} ${where}: ${text}`)
  return [...lines('fault', '✗'), ...lines('warning', '!')].join('\n')
}

/** Characters of an operator's text that are repeated in a finding. */
const maxShown = 100

/** A text in one line, without a name and password in a URL. */
export function shown(value: string): string {
  const text = value.replace(/\s+/g, ' ').replaceAll(/\/\/[^/@,]*@/g, '//…@')
  return text.length > maxShown ? `${text.slice(0, maxShown)}…` : text
}

/** The host of a URL or an address. */
export function hostOf(text: string): string | null {
  if (text === '') return null
  return text.includes('://') ? (URL.parse(text)?.hostname ?? text) : text
}
