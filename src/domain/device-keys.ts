/** Storage key of the viewed houses: only with consent to the functional category, and never sent. */
export const viewedKey = 'marehalm_viewed'
/** Storage key of recent searches of the site, under the same terms. */
export const recentFindsKey = 'marehalm_finds'

/** Storage key of the houses to compare: the guest's own request, so without consent. */
export const comparedKey = 'marehalm_compare'

/** While this cookie exists, the device is shared: nothing is stored beyond the browser's session. */
export const sharedDeviceCookie = 'marehalm_shared'
