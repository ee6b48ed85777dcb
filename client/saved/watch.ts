import { savedSearchesAttribute } from '../../src/islands/protocol.ts'

export function answerSavedSearches(root: Document): void {
  root.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element && target.closest(`[${savedSearchesAttribute}]`))) return
    import('./dialog.ts').then(
      ({ openSaved }) => openSaved(root),
      // Without it the address can be kept as any other.
      () => undefined,
    )
  })
}
