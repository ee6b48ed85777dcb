/** Statuses on which a request that changes nothing is sent once more (specification, section 9). */
export const retriedStatuses: ReadonlySet<number> = new Set([408, 409, 425, 429, 500, 502, 503, 504])
