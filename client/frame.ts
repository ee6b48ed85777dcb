import { loadOwnerChat } from '../src/features/account/owner-chat.browser.ts'
import { watchConsent } from '../src/features/consent/watch.browser.ts'
import { watchCarousels } from './carousel/watch.ts'
import { watchEmbeds } from './embeds/watch.ts'
import { watchTyped } from './forms/watch-typed.ts'
import { keepChoices } from './languages.ts'
import { carryTrips } from './trip.ts'

/** What answers whoever is there, around the page and in it. Until it has come, forms and links do. */
export function startFrame(root: Document): void {
  watchConsent(root)
  watchEmbeds(root)
  watchCarousels(root)
  watchTyped(root)
  keepChoices(root)
  loadOwnerChat(root)
  carryTrips(root)
}
