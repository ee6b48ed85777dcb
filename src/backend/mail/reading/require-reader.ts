import { createMiddleware } from 'hono/factory'
import { type Env, readVariables } from '../../env.ts'
import { serviceKeyHeader } from '../../middleware/require-service-key.ts'
import { isSameText } from '../../middleware/same-text.ts'

const ownMachine = new Set(['127.0.0.1', 'localhost', '[::1]'])

/**
 * Lets in who reads on their own machine while no mail leaves it, and who shows the service key: in its header, or as
 * the password that a browser asks for. A foreign name that leads to this machine is not its own.
 */
export const requireReader = createMiddleware<{ Bindings: Env }>(async (c, next) => {
  const { serviceKey, mail } = readVariables(c.env)
  const isLocal = mail.provider.kind === 'none' && ownMachine.has(new URL(c.req.url).hostname)
  const shown = c.req.header(serviceKeyHeader) ?? passwordOf(c.req.header('authorization'))
  if (!isLocal && !isSameText(shown, serviceKey)) {
    return c.text('Mails are read with the service key.', 401, {
      'www-authenticate': 'Basic realm="Mails", charset="UTF-8"',
      'cache-control': 'no-store',
    })
  }
  await next()
})

function passwordOf(authorization = ''): string {
  const [, encoded = ''] = /^Basic ([\w+/=-]{1,2000})$/i.exec(authorization) ?? []
  try {
    return atob(encoded).replace(/^[^:]*:/, '')
  } catch {
    return ''
  }
}
