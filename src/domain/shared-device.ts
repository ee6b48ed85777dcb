/** While it is there, the device is shared with others: nothing outlives the browser's session on it. */
export const sharedDeviceCookie = 'marehalm_shared'
