import { spriteFile } from '../../src/ui/sprite-file.ts'

type Attributes = Record<string, string | number | boolean | null | undefined>

/** An element with its attributes and what it holds; texts are texts. What is null, undefined or false is left out. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) {
    if (value !== null && value !== undefined && value !== false)
      made.setAttribute(key, value === true ? '' : String(value))
  }
  made.append(...children)
  return made
}

/** An icon of the page's own sprite. */
export function icon(name: string): SVGElement {
  const space = 'http://www.w3.org/2000/svg'
  const svg = document.createElementNS(space, 'svg')
  const use = document.createElementNS(space, 'use')
  svg.setAttribute('class', 'icon')
  svg.setAttribute('aria-hidden', 'true')
  use.setAttribute('href', `${spriteFile}#i-${name}`)
  svg.append(use)
  return svg
}
