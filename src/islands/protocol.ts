import type { SessionState } from '../contracts/session.ts'

/** Names that the server writes and the browser reads, so that the two cannot drift apart. */
export const islandElement = 'mh-island'
export const islandAttribute = {
  name: 'name',
  trigger: 'on',
  props: 'props',
  prefix: 'prefix',
  /** Set by the browser once React owns the island. */
  hydrated: 'data-hydrated',
} as const

/** On a link that the island answers in place: a click on it waits for React, as a button's does. */
export const replayAttribute = 'data-replay'

/** Marks a link that its island answers in place. */
export const replayedAttributes = { [replayAttribute]: '' }

/** On <html>: the build that wrote the document. */
export const buildAttribute = 'data-build'

/** On <html>: the name of the page record that it is of. */
export const pageAttribute = 'data-page'

/** On <html> of a page that is one visitor's own: links out of it load documents. */
export const ownPageAttribute = 'data-own'

/** Event on an island whose page is replaced: it has to clean up. */
export const islandLeaves = 'island:leave'

/** Within an island that answers back and forward within its own path by itself. */
export const ownHistoryAttribute = 'data-own-history'

/** On the template of the message for a navigation that failed for want of a network. */
export const stepFailedAttribute = 'data-step-failed'
/** Beside it: words for a form that could not be sent. */
export const unsentAttribute = 'data-unsent'

/** On the placeholder of a missing or pending part: key of the fragment to request. */
export const fragmentAttribute = 'data-fragment'
/** Beside it: words for the time until an answer is there. */
export const fragmentTryingAttribute = 'data-trying'
/** Beside it: words for those who don't see the part come. */
export const fragmentThereAttribute = 'data-there'
/** Beside it: query that the part's links get. */
export const fragmentQueryAttribute = 'data-query'

/**
 * On the result of a choice within a page, such as the price of a stay: a text for screen readers. It takes the focus,
 * and the page does not scroll.
 */
export const outcomeAttribute = 'data-outcome'

/** On a link that is likely to be followed: its page is requested when it is in sight. */
export const prefetchAttribute = 'data-prefetch'

/** When an island's code is loaded: at once, when idle, in sight, at the first touch, or when a media query holds. */
export type IslandTrigger = 'load' | 'idle' | 'visible' | 'interaction' | `media:${string}`

/** The policy of Trusted Types under which text becomes HTML in the browser. */
export const trustedTypesPolicy = 'marehalm'

/** JSON as an attribute takes it: its quotation marks change places with backticks, for HTML writes them with six letters each. */
export function writeProps(props: object): string {
  return withQuotesSwapped(JSON.stringify(props))
}

export function readProps(attribute: string): Record<string, unknown> {
  return JSON.parse(withQuotesSwapped(attribute))
}

function withQuotesSwapped(text: string): string {
  return text.replaceAll('`', inBetween).replaceAll('"', '`').replaceAll(inBetween, '"')
}

/** A character that JSON never contains unescaped. */
const inBetween = '\x01'

/** On the field of a form's captcha. */
export const captchaAttribute = {
  key: 'data-captcha',
  /** URL of the provider's script. */
  script: 'data-captcha-script',
  /** Action of the captcha. */
  action: 'data-captcha-action',
  /** Words for a provider that can't be had. */
  failed: 'data-captcha-failed',
  /** Words for the time until the token is there. */
  waiting: 'data-captcha-waiting',
} as const

/** Event for a captcha's field whose token was used without leaving the page: it gets a new token. */
export const captchaReset = 'captcha:reset'

/** Names on which the server's forms and the code that checks and sends them in the browser agree. */
export const formAttribute = {
  /** JSON of a FormDefinition's fields, with the words of what can be wrong. */
  definition: 'data-definition',
  /** Words for how far an upload is, and for one that was lost: on forms that bring a picture. */
  uploading: 'data-uploading',
  lost: 'data-upload-lost',
} as const

/** Marks of booking drafts that the browser reads. */
export const draftAttribute = {
  /** On a step's form: key under which its fields are stored for the tab. */
  form: 'data-draft',
  /** Beside that: the site stores it too, while it is typed. */
  saved: 'data-draft-saved',
  /** On the confirmation of a booking: the stored fields of its forms are deleted. */
  booked: 'data-booked-draft',
} as const

/** Endpoint for fields that are typed in a booking's step. */
export const draftEndpoint = '/api/draft/'

/** On the buttons beside a number: how much a press adds to it. */
export const stepAttribute = 'data-step'
/** On the document: from now on such buttons are answered. */
export const stepsAnsweredEvent = 'steps:answered'
/** On such a number: the least that can be had of it but none. */
export const minChosenAttribute = 'data-min'

/** On buttons that work only with scripts: one that prints the page, one that copies the shared list's link. */
export const printAttribute = 'data-print'
export const copyLinkAttribute = 'data-copy-link'
/** Value of the latter where a phone is to open its own menu for sharing. */
export const sharedLink = 'share'

/** On a table of prices, which the arrow keys walk once its script is there. */
export const priceGridAttribute = 'data-price-grid'

/** On the list of favourites: a house that is taken off it leaves a way back in its place. */
export const favoritesListAttribute = 'data-favorites-list'
/** On the words that say how many there are. */
export const favoritesTotalAttribute = 'data-favorites-total'
/** On the word that a note was saved: the house's id. */
export const favoriteUpdatedAttribute = 'data-favorite-updated'
/** On links that take the page's trip along: the parameters that say who travels, and the others of the trip. */
export const tripAttribute = 'data-trip'
export const tripPartyAttribute = 'data-trip-party'
/** Placeholder of the houses that this device has shown, filled by the browser. */
export const viewedAttribute = 'data-viewed'
/** On the way back to what this device has last searched for, hidden until the browser knows of something. */
export const lastSearchAttribute = 'data-last-search'
/** Event on the document when a guest has changed the criteria of the search: its `detail` is their query. */
export const searchChange = 'search:change'
/** On the head of a house's page: its id, for the device to remember. */
export const viewedHouseAttribute = 'data-viewed-house'
/** Beside it: the path of the house's first picture. */
export const viewedPictureAttribute = 'data-viewed-picture'
/**
 * Event on the document, in every open tab, when somebody has logged in or out, or changed their account. Its `detail`
 * is an AuthChange. Islands and plain scripts listen to it; the page's own HTML is the same for everybody.
 */
export const authChange = 'auth:change'

export interface AuthChange {
  type: 'login' | 'update' | 'logout'
  session: SessionState
}

/** On <html> while the guest has not answered the consent banner: it is shown. */
export const consentOpenAttribute = 'data-consent-asked'
/** On a consent form. */
export const consentFormAttribute = 'data-consent-form'
/** On a link to its page, which opens in a dialog. */
export const cookieSettingsAttribute = 'data-cookie-settings'

/** On a menu of the header: the key of what stands in it, until it is there; empty for one that is whole. */
export const megamenuAttribute = 'data-megamenu'

/** On texts about opening hours: the text from each minute on (markets/opening-texts.ts); empty: the header's. */
export const hoursAttribute = 'data-hours'
/** On their container while somebody answers the phone. */
export const openAttribute = 'data-open'

/** On <html> while somebody is logged in: guest, owner or plain. */
export const signedInAttribute = 'data-signed-in'

/** On links that open the search of the whole site over the page, and on that dialog. */
export const searchOpenAttribute = 'data-search-open'
export const findAttribute = 'data-find'

/** Class of links to the comparison of one house. With scripts it adds the house to those that are chosen. */
export const compareClass = 'compare-link'
/** On a link that takes a house out of the comparison: its number. */
export const compareDropAttribute = 'data-compare-drop'
/** On the button that saves the search that is shown, and shows those that are saved: nothing without scripts. */
export const savedSearchesAttribute = 'data-saved-searches'

/** On the arrival pack and the offline page: loads their script. */
export const arrivalAttribute = {
  pack: 'data-arrival',
  /** On the form whose fields are stored on the device. */
  notes: 'data-arrival-notes',
  /** On the place that says whether the office is open: by time of day, the words. */
  hours: 'data-arrival-hours',
  /** On the message about saving: its texts by outcome. */
  told: 'data-arrival-told',
  save: 'data-arrival-save',
  remove: 'data-arrival-remove',
  /** On the list of packs that are on this device. */
  list: 'data-arrival-list',
} as const

/** On the page that follows a press of "forget everything": scripts empty the browser's storage. */
export const forgottenAttribute = 'data-forgotten'
