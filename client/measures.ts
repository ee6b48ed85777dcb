/** Measures of the specification's sections 2, 4 and 9; milliseconds and CSS pixels. */
export const tooltipDelay = 200
export const menuShowDelay = 350
export const menuHideDelay = 400
export const popoverDistance = 5
/** A finger that moved further than this was scrolling. */
export const tapTolerance = 20
export const headerShrinksPast = 60
export const headerHidesPast = 100
/** Loading bar: delay before it shows, duration of its growth, time at full width, and fade before it starts again. */
export const loadingThrottle = 200
export const loadingDuration = 2000
export const loadingHideDelay = 500
export const loadingResetDelay = 400
/** Payloads that are prefetched at the same time. */
export const prefetchLimit = 4
/** Milliseconds that the mouse rests on a link before its page is prefetched. */
export const prefetchDelay = 80
/** Milliseconds that a page waits at most for the end of a press, before it replaces what is pressed. */
export const pressTimeout = 1000
/** Milliseconds for which a prefetched payload counts as fresh. */
export const prefetchLifetime = 15_000
/** Redirects that a navigation follows before it leaves the URL to the browser. */
export const redirectLimit = 5
/** How often a missing part of a page is requested, and the milliseconds between. */
export const partTries = 3
export const partTryDelay = 1000
/** Milliseconds: a page whose scripts fail to load is reloaded at most this often. */
export const chunkReloadInterval = 10_000
/** Key in the session storage, before the path, or the name of an island that has failed. */
export const chunkReloadKey = 'marehalm_reloaded '
/** Milliseconds between checks of the current build's id, and of the latest build's manifest. */
export const versionInterval = 5 * 60_000
export const buildInterval = 60 * 60_000
/** Milliseconds until such a check has failed. */
export const checkTimeout = 15_000
/** Milliseconds after which the islands of a page that was left are unmounted. */
export const unmountDelay = 100
/** Milliseconds between looking for a third party's script, and how often. */
export const scriptPollDelay = 200
export const scriptTries = 100
/** Milliseconds that a form waits for its captcha. */
export const captchaTimeoutMs = 10_000
/** Milliseconds within which presses of hearts are sent to the account together. */
export const favoritesDelay = 400
export const favoritesTimeout = 10_000
/** Milliseconds before favourites that the account did not accept are sent again; the last value is repeated. */
export const favoritesRetries = [5_000, 15_000, 60_000, 300_000]
/** Milliseconds for which a passing message is shown. */
export const noteTime = 8_000
/** Milliseconds: before a form is sent, the site is checked; a slower reply counts as reachable. */
export const reachTimeoutMs = 3_000
/** Milliseconds before it is checked once more where there was no reply. */
export const reachRetryDelay = 1_000
/** Milliseconds after which the session is checked again, at the next page. */
export const sessionInterval = 5 * 60_000
/** Milliseconds without typing before the site search sends its text, and until its reply has failed. */
export const findDebounce = 200
export const findTimeout = 8_000
/** Milliseconds between two moves of a carousel. */
export const carouselInterval = 3_000
/** Milliseconds without typing before a step's fields are sent to the draft, and before a retry. */
export const saveDelay = 600
export const retryDelay = 5_000
/** Milliseconds that a form waits for this; the form carries all fields itself. */
export const saveTimeoutMs = 3_000
