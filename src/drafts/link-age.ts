/** How long a link to a draft leads to it. */
export const linkMilliseconds = 24 * 60 * 60 * 1000
