import { showSignedIn } from '../src/features/account/signed-in.browser.ts'
import { showConsentBanner } from '../src/features/consent/shown.browser.ts'
import { handleHearts } from '../src/features/favorites/hearts.browser.ts'
import { keepSteps } from './keep-steps.ts'

/** Stands in the head of every document: what answers before any file has come. */
handleHearts(document)
keepSteps(document)
showSignedIn(document)
showConsentBanner(document)
