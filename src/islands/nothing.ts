/** Replaces modules that only browsers load in the site worker. */
export default undefined
