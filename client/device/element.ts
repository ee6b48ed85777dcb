import type { IconName } from '../../src/ui/icon-shapes.ts'
import { iconClass } from '../../src/ui/icons.tsx'

type Attributes = Record<string, string | number | boolean | null | undefined>

/** An element with its attributes and what it holds; texts are texts. What is null, undefined or false is left out. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const created = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) {
    if (value !== null && value !== undefined && value !== false)
      created.setAttribute(key, value === true ? '' : String(value))
  }
  created.append(...children)
  return created
}

/** An icon as the server writes it. */
export function icon(name: IconName): HTMLElement {
  return element('i', { class: `icon ${iconClass(name)}` })
}
