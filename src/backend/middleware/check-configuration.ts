import { createMiddleware } from 'hono/factory'
import { ConfigurationError, configurationReply, needBindings } from '../../contracts/configuration-error.ts'
import { isLocalHost } from '../../contracts/local-hosts.ts'
import { type Env, readVariables, requiredBindings, type Variables } from '../env.ts'

/** The host that the site's service binding asks for. */
const bindingHost = 'backend'

/**
 * Nothing is answered with variables that are wrong. A machine that serves its own sites, with keys that everybody can
 * read in the repository, answers to its own names alone: another name that leads here is a foreign page's (DNS
 * rebinding), or a deploy that nobody configured.
 */
export const checkConfiguration = createMiddleware<{ Bindings: Env }>(async (c, next) => {
  let variables: Variables
  try {
    variables = readVariables(c.env)
    needBindings(c.env, requiredBindings)
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error
    console.error(error.message)
    return configurationReply(error)
  }
  const { hostname } = new URL(c.req.url)
  if (variables.isLocal && hostname !== bindingHost && !isLocalHost(hostname)) {
    return c.text('Misdirected Request: this host is not served here.', 421)
  }
  await next()
})
