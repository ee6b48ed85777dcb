import type { IconName } from './icon-shapes.ts'

/**
 * A picture word; always beside a text or inside something with a name of its own, so it is silent. Its shape is a mask
 * that the styles cut out of one file (client/styles/icons-sheet.ts).
 */
export function Icon({ name }: { name: IconName }) {
  return <i className={`icon ${iconClass(name)}`} />
}

/** On an icon, and on an element of which the styles say that it begins with one. */
export function iconClass(name: IconName): string {
  return `i-${name}`
}
