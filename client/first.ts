import { showSignedIn } from '../src/features/account/signed-in.browser.ts'
import { showCompareButtons } from '../src/features/compare/links.browser.ts'
import { showConsentBanner } from '../src/features/consent/shown.browser.ts'
import { handleHearts } from '../src/features/favorites/hearts.browser.ts'
import { stepAttribute, stepsAnsweredEvent } from '../src/islands/protocol.ts'

/** Stands in the head of every document: what answers before any file has come. */
handleHearts(document)
collectSteps(document)
showSignedIn(document)
showConsentBanner(document)
showCompareButtons(document)

/** Stores presses of the buttons beside a number until the script that handles them is loaded (steppers.ts). */
function collectSteps(root: Document): void {
  const pressed: HTMLElement[] = []
  const keep = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest<HTMLElement>(`[${stepAttribute}]`) : null
    if (button) pressed.push(button)
  }
  root.addEventListener('click', keep)
  root.addEventListener(
    stepsAnsweredEvent,
    () => {
      root.removeEventListener('click', keep)
      for (const button of pressed) button.click()
    },
    { once: true },
  )
}
