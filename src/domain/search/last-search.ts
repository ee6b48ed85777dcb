/** The criteria last searched for, as in a URL; written by the browser alone, and only with consent to functions. */
export const lastSearchCookie = { name: 'marehalm_search', maxAge: 720 * 60 * 60 } as const
