import { printAttribute } from '../src/islands/protocol.ts'

export function handlePrint(root: Document): void {
  root.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest(`[${printAttribute}]`)) print()
  })
}
