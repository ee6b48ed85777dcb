import { isbot } from 'isbot'

/** Readers that run no scripts and read an error by its status. */
export function isBot(userAgent: string | undefined): boolean {
  return isbot(userAgent)
}
