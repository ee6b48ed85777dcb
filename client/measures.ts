/** Measures of the specification's sections 2, 4 and 9; milliseconds and CSS pixels. */
export const tooltipDelay = 200
export const menuShowDelay = 350
export const menuHideDelay = 400
export const popoverDistance = 5
/** A finger that moved further than this was scrolling. */
export const tapTolerance = 20
export const headerShrinksPast = 60
export const headerHidesPast = 100
/** The loading bar: how long a page may take before it shows, grows for, stays full, and is faded before it starts anew. */
export const loadingThrottle = 200
export const loadingDuration = 2000
export const loadingHideDelay = 500
export const loadingResetDelay = 400
/** Payloads that are asked for ahead at once. */
export const prefetchLimit = 4
/** The mouse rests so long on a link that is meant. */
export const prefetchDelay = 80
/** What was asked for ahead is as good as new for so long. */
export const prefetchLifetime = 15_000
/** Redirects that a step follows before the browser is to find out. */
export const redirectLimit = 5
/** A missing part of a page is asked for so often, so long apart. */
export const partTries = 3
export const partTryDelay = 1000
/** A page whose scripts don't come loads again no sooner. */
export const chunkReloadInterval = 10_000
/** In the session's storage, before the path. */
export const chunkReloadKey = 'marehalm_reloaded '
/** Which build answers now is asked every five minutes, and the manifest of the latest every hour. */
export const versionInterval = 5 * 60_000
export const buildInterval = 60 * 60_000
/** A check that has no answer by then has failed. */
export const checkTimeout = 15_000
/** An island of a page that was left is cleared up so long after. */
export const unmountDelay = 100
/** A script of somebody else is looked for so often, so long apart. */
export const scriptPollDelay = 200
export const scriptTries = 100
/** A form that is sent before its captcha is solved waits for it so long. */
export const captchaTimeoutMs = 10_000
/** Hearts that are pressed one after the other go to the account together. */
export const favoritesDelay = 400
export const favoritesTimeout = 10_000
/** Before favourites that the account did not take are sent again; the last one goes on. */
export const favoritesRetries = [5_000, 15_000, 60_000, 300_000]
/** A passing note stays so long. */
export const noteTime = 8_000
/** Whether the site can be reached is found out before a form leaves: an answer that takes longer counts as there. */
export const reachTimeoutMs = 3_000
/** Whether a session is still one is asked again after so long, at the next page. */
export const sessionInterval = 5 * 60_000
/** Who types in the search over the page is requested after so long a rest; an answer is waited for so long. */
export const findDebounce = 200
export const findTimeout = 8_000
/** A row that moves on by itself does so this often. */
export const carouselInterval = 3_000
/** What is typed in a booking's step is sent to its draft after so long a rest, and after a failure after so long. */
export const saveDelay = 600
export const retryDelay = 5_000
/** A form that is sent waits for it no longer: the form takes all that is typed itself. */
export const saveTimeoutMs = 3_000

/** How long the same sheet of the next page is waited for. */
export const nextSheetWithinMs = 10_000
