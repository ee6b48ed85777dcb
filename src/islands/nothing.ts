/** What the site worker has of a module that only browsers load. */
export default undefined
