/** Where the browser keeps the houses that it has shown: with the functional category agreed to, and never sent. */
export const viewedKey = 'marehalm_viewed'
/** Where it keeps what was looked for, in the same way. */
export const recentFindsKey = 'marehalm_finds'

/** Where the browser keeps the houses that a guest has chosen to compare: asked for, so without consent. */
export const comparedKey = 'marehalm_compare'

/** While it is there, the device is shared with others: nothing outlives the browser's session on it. */
export const sharedDeviceCookie = 'marehalm_shared'
