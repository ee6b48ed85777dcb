import { showConsentBanner } from './consent/shown.ts'
import { answerHearts } from './favorites/hearts.ts'
import { showSignedIn } from './session/signed-in.ts'

/** Stands in the head of every document: what answers before any file has come. */
answerHearts(document)
showSignedIn(document)
showConsentBanner(document)
