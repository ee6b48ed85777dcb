import type { IconName } from './icon-shapes.ts'

/** On an icon, and on an element of which the styles say that it begins with one. */
export function iconClass(name: IconName): string {
  return `i-${name}`
}
