/** Seconds for which one visitor has stays of one house held, however often they let go of them and begin anew. */
export const maxHoldSeconds = 30 * 60
/** Stays that are held at the same time for one line of the network: a household, not a whole coast. */
export const maxHoldsPerNetwork = { proven: 6, unproven: 3 } as const
/** … in one house. */
export const maxHoldsPerNetworkAndHouse = 2
/** Stays of one house that are held at the same time, for whomever. Who comes after them books without a hold. */
export const maxHoldsPerHouse = 4
/** Seconds of holds of one line of the network within the time that they are remembered. */
export const maxHoldSecondsPerNetwork = 4 * 60 * 60
/** How long it is remembered for whom stays were held. */
export const holdTimeMemorySeconds = 24 * 60 * 60
