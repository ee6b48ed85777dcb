import { decodeEntities } from '../../domain/plain-text.ts'

/** A text of HTML as Markdown has it: nothing in it is markup. Spaces are one space. */
export function words(html: string): string {
  return decodeEntities(html)
    .replace(/\s+/g, ' ')
    .replace(/[\\*_`[\]|<>~]|&(?=#?\w+;)/g, '\\$&')
}

/** The beginning of a line that would be a heading, an item, a rule or the underline of a heading. */
export function plainStart(line: string): string {
  return line.replace(/^([#+=-])/, '\\$1').replace(/^(\d{1,9})([.)])(?= |$)/, '$1\\$2')
}
