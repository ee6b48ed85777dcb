import { servicePrefix, tellableServices } from './contracts/services.ts'
import type { Variables } from './env.ts'

/** Seconds for which what is told of is kept at most: of the embedded services, whose outbox loses nothing, and of others. */
const [ownSeconds, otherSeconds] = [7 * 24 * 60 * 60, 60 * 60]

/**
 * The services that tell of every change, and for how many seconds their answers are kept at most because of that. The
 * embedded ones do; others do where the configuration says so, by their webhook or by POST /api/purge/.
 */
export function tellingServices(variables: Variables): ReadonlyMap<string, number> {
  return new Map(
    tellableServices.flatMap((name): [string, number][] => {
      const isOwn = variables[`${servicePrefix(name)}_URL`] === ''
      if (isOwn) return [[name, ownSeconds]]
      return variables.TELLING_SERVICES.includes(name) ? [[name, otherSeconds]] : []
    }),
  )
}
