import { readShortcodes } from './shortcodes.ts'

/** The codes that there are: [phone label="Ring"], [opening-hours], [house code=HV1077 label="…"], [button to=/soeg/ label="…"] */
const names = ['phone', 'opening-hours', 'house', 'button'] as const
export type ShortcodeName = (typeof names)[number]
export const shortcodeNames: ReadonlySet<string> = new Set(names)

export function isShortcodeName(name: string): name is ShortcodeName {
  return shortcodeNames.has(name)
}

/**
 * A text for readers who are shown words alone: a code becomes its label or the house's code, and nothing where only the
 * page itself could say what stands there. What is written wrongly is left out.
 */
export function withoutShortcodes(text: string): string {
  if (!text.includes('[')) return text
  return readShortcodes(text, shortcodeNames, () => {})
    .map((part) =>
      part.kind === 'text' ? part.text : (part.attributes.label ?? part.attributes.code?.toUpperCase() ?? ''),
    )
    .join('')
}
