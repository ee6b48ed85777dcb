import { maskError } from 'graphql-yoga'

/**
 * What a GraphQL caller may learn of an error: those thrown for it, as they are; of all others only that something
 * failed, in development too. Their cause goes to the log.
 */
export const maskedErrors = {
  maskError(error: unknown, message: string): Error {
    const masked = maskError(error, message, false)
    if (masked !== error) console.error('A resolver failed', error)
    return masked
  },
}
