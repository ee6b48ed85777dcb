import { isbot } from 'isbot'
import { remembered } from '../markets/intl.ts'

/** Names of programs that are remembered; longer ones are looked at each time. */
const maxAgents = 500
const longestAgent = 500

/** Whether a `User-Agent` names a program that reads pages. */
export function isBotAgent(agent: string | null | undefined): boolean {
  return agent !== undefined && agent !== null && (agent.length > longestAgent ? isbot(agent) : isBotNamed(agent))
}

/** Whether it is a guest's: who names none is no guest. */
export function isGuestAgent(agent: string | null): boolean {
  return agent !== null && !isBotAgent(agent)
}

/** The expression is a long one, and the same browsers come again and again. */
const isBotNamed = remembered((agent: string) => isbot(agent), maxAgents)
