import { consentOf } from '../../../client/cookies.ts'
import { consentChange } from '../../domain/consent.ts'

/** Loads the owners' chat on the pages that have it, once the visitor has agreed to functional cookies. */
export function loadOwnerChat(root: Document): void {
  const url = root.querySelector<HTMLElement>('[data-owner-chat]')?.dataset.ownerChat
  if (!url) return
  function begin() {
    if (!url || !consentOf(root).includes('functional')) return
    root.removeEventListener(consentChange, begin)
    import('../../../client/scripts/load-script.ts')
      .then(({ runScript }) => runScript(root, { name: 'owner chat', url }))
      .catch((error) => console.error(error))
  }
  root.addEventListener(consentChange, begin)
  begin()
}
