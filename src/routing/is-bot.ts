import { isbot } from 'isbot'
import { remembered } from '../markets/intl.ts'

/** User agents whose result is remembered; longer ones are tested each time. */
const maxAgents = 500
const longestAgent = 500

/** Whether a `User-Agent` names a program that reads pages. */
export function isBotAgent(agent: string | null | undefined): boolean {
  return agent !== undefined && agent !== null && (agent.length > longestAgent ? isbot(agent) : isBotNamed(agent))
}

/** Whether it is a guest's browser; a request without `User-Agent` is not. */
export function isGuestAgent(agent: string | null): boolean {
  return agent !== null && !isBotAgent(agent)
}

/** The expression is long, and the same user agents come again and again. */
const isBotNamed = remembered((agent: string) => isbot(agent), maxAgents)
