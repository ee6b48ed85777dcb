import { keepPlaces } from '../../src/islands/kept-places.ts'
import { buildAttribute } from '../../src/islands/protocol.ts'
import { createAnnouncer } from '../announcer.ts'
import { showAgreedEmbeds } from '../embeds/watch.ts'
import { createErrorState } from './error-state.ts'
import { observeIntent } from './intent-observer.ts'
import { createLoadingBar } from './loading-bar.ts'
import { closeOverlays } from './overlays.ts'
import { createPayloads } from './payloads.ts'
import { showPage } from './show-page.ts'
import { answersHistory, observeSteps } from './step-observer.ts'
import { watchVersion } from './version.ts'
import { visit } from './visit.ts'

interface Opening {
  /** Address that the document was written for. */
  shown: string
  /** Islands and missing parts of what has come. */
  watch(root: ParentNode): void
}

/** Wires what is observed to what is done about it. */
export function openSession(root: Document, { shown, watch }: Opening): void {
  // A step back that was taken before this was here changed the address alone.
  if (isStale(root, new URL(shown))) {
    location.reload()
    return
  }

  const buildId = root.documentElement.getAttribute(buildAttribute) ?? ''
  const payloads = createPayloads(buildId, watchVersion(root, buildId))
  const bar = createLoadingBar(root)
  const errors = createErrorState(root)
  const announce = createAnnouncer(root)
  const { observeSight } = observeIntent(root, payloads.prefetch)

  keepPlaces()
  observeSteps(root, {
    moved() {
      errors.clear()
      closeOverlays(root)
    },
    stepped: (event) =>
      visit(event, {
        payloads,
        bar,
        errors,
        show(page) {
          const main = showPage(root, page, watch)
          showAgreedEmbeds(root)
          announce(page.head.title)
          observeSight(main)
          return main
        },
        root,
      }),
  })
  observeSight(root.body)
}

function isStale(root: Document, { pathname, search }: URL): boolean {
  if (pathname !== location.pathname) return true
  return search !== location.search && !answersHistory(root)
}
