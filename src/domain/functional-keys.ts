/** Where the browser keeps the houses that it has shown: with the functional category agreed to, and never sent. */
export const viewedKey = 'marehalm_viewed'
/** Where it keeps what was looked for, in the same way. */
export const recentFindsKey = 'marehalm_finds'
