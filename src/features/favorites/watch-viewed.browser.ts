import { consentOf } from '../../../client/cookies.ts'
import { viewedAttribute, viewedHouseAttribute } from '../../islands/protocol.ts'

/** Remembers the house that is shown, and shows those that are remembered: only where the guest has agreed to that. */
export function watchViewed(part: ParentNode): void {
  if (!part.querySelector(`[${viewedHouseAttribute}], [${viewedAttribute}]`)) return
  if (!consentOf(document).includes('functional')) return
  import('./viewed.browser.ts').then(
    (script) => {
      script.noteViewed(part)
      script.showViewed(part)
    },
    () => undefined,
  )
  import('../../../client/device/last-search.ts').then(
    (script) => script.showLastSearch(part),
    () => undefined,
  )
}
