import * as v from 'valibot'
import { settingsQuery } from '../../../kv/content-sources.ts'
import type { ConfigurationError } from '../../contracts/configuration-error.ts'
import type { EngineLag } from '../../contracts/engine-lag.ts'
import { type ServiceName, serviceNames, servicePrefix, servicesThatNotify } from '../../contracts/services.ts'
import type { Deps } from '../../deps.ts'
import { InFlight } from '../../domain/promises.ts'
import { markets } from '../../markets/market.ts'
import { jsonEndpoint } from '../../routing/json-endpoint.ts'
import type { Breaker } from '../../services/breaker.ts'
import { refusedKeyText, ServiceError, toSetUpOf } from '../../services/service-error.ts'
import type { Services } from '../../services/services.ts'
import { placeOf, type SiteRequest, waitUntilContextOf } from '../../site-context.ts'

/** Milliseconds for which a result is repeated. */
const foundForMs = 30_000

const noHouses = 'the broker has no houses: docs/operations.md, Deploy, step 9, puts a demonstration agency there'
const noRoutes = 'the KV namespace ROUTES has no compiled routes: `npm run kv -- push --remote` puts them there'

const countQuery = {
  name: 'LodgingCount',
  document: 'query LodgingCount { lodgingCount(limit: 1) }',
  schema: v.object({ lodgingCount: v.number() }),
  caching: null,
}

/**
 * What is still empty though every service answers, each with the command that fills it; read once in half a minute.
 */
function createMissingData({ records }: Pick<Deps, 'records'>) {
  let last: { faults: Promise<string[]>; at: number } | null = null

  return function missingData(services: Services): Promise<string[]> {
    if (!last || Date.now() - last.at > foundForMs) last = { faults: findMissingData(services), at: Date.now() }
    return last.faults
  }

  async function findMissingData({ content, broker }: Services): Promise<string[]> {
    const faults = await Promise.all([
      content.query(settingsQuery, { locale: markets[0].locale }).then(() => null, toSetUpOf),
      // One that does not answer is named as such.
      broker.query(countQuery, {}).then(
        ({ lodgingCount }) => (lodgingCount === 0 ? noHouses : null),
        () => null,
      ),
      records.compiled().then(
        (made) => (made ? null : noRoutes),
        () => null,
      ),
    ])
    return faults.filter((fault) => fault !== null)
  }
}

/** Milliseconds: a service that has answered within them is not probed. */
const recent = 30_000

/** Milliseconds for which a reply is repeated to all callers. */
export const maxAgeMs = 2_000
/** Milliseconds that a request waits for the probe of another one. */
const maxWait = 1_500

interface Health {
  status: 'ok' | 'failing'
  /**
   * Faults of the variables and bindings of the site or the back end, secrets that differ between them, keys that
   * outside services refuse, and what is still empty: database, settings, houses, pictures, compiled routes.
   */
  configuration: string | null
  services: Record<string, ServiceHealth>
  /** Whether replies of a service are cached until it notifies of a change, or by their age alone. */
  kept: Record<string, 'until told' | 'by age'>
  /**
   * Parts of pages that were requested of this isolate so far, and how many of them were rendered for it: the others
   * were cached.
   */
  fragments: ReturnType<Deps['parts']['counts']>
  /** How far the search engine lags behind the back end that feeds it; missing where the search is the embedded one. */
  engine?: EngineLag | UnknownLag
}

interface UnknownLag {
  /** Why it is not known. */
  unknown: string
}

interface ServiceHealth {
  /** Whether it answered within the last half minute, or does now. */
  answers: boolean
  breaker: ReturnType<Breaker['state']>
  /** Seconds since its last success; null: none yet in this isolate. */
  lastSuccess: number | null
}

/**
 * GET /api/health/: each service as this isolate knows it, 200 when all of them answer, else 503, with configuration
 * faults of the site or the back end. Services without a call in half a minute, and each half minute those of others,
 * for their keys, are called, within the deadline of a page and through their breakers, once in two seconds.
 */
export function getHealth(deps: Deps) {
  const checks = new InFlight<Health>(maxWait)
  const refusals = createKeyRefusals(deps)
  const missingData = createMissingData(deps)
  let last: { health: Health; at: number } | null = null

  return jsonEndpoint<Health>(deps, {
    cacheControl: 'no-store',
    isBare: true,
    async load({ c }) {
      const now = Date.now()
      if (!last || now - last.at >= maxAgeMs) {
        last = { health: await checks.once('health', waitUntilContextOf(c), () => loadHealth(c)), at: now }
      }
      const { health } = last
      if (health.status !== 'ok') c.status(503)
      return health
    },
  })

  async function loadHealth(c: SiteRequest): Promise<Health> {
    const services = deps.services({ deadline: c.get('deadline'), trace: c.get('trace'), hasStandIns: false })
    const health = await Promise.all(
      serviceNames.map(
        async (name) =>
          [
            name,
            await healthOf(
              deps.breakers[name],
              refusals.watch(name, () => probes[name](services)),
            ),
          ] as const,
      ),
    )
    const engine = deps.variables.SEARCH_URL === '' ? null : await loadEngineHealth(c)
    const { services: notifying, isUpToDate } = await deps.changeFeedState(waitUntilContextOf(c))
    const kept = (name: string) => (isUpToDate && notifying.includes(name) ? 'until told' : 'by age')
    const faults = [await deps.backendFault().catch(() => null), ...(await missingData(services)), ...refusals.texts()]
    const fault = [...new Set(faults.filter(Boolean))].join('; ')
    const isWell = fault === '' && health.every(([, { answers }]) => answers)
    return {
      status: isWell ? 'ok' : 'failing',
      configuration: fault || null,
      services: Object.fromEntries(health),
      kept: Object.fromEntries(servicesThatNotify.map((name) => [name, kept(name)])),
      fragments: deps.parts.counts(),
      ...(engine && { engine }),
    }
  }

  async function loadEngineHealth(c: SiteRequest): Promise<EngineLag | UnknownLag> {
    try {
      return (await deps.engineLag()) ?? { unknown: notFed }
    } catch (error) {
      deps.log(error, placeOf(c))
      return { unknown: 'The back end did not say how far the engine is.' }
    }
  }
}

const notFed = 'The back end feeds no engine: it has no SEARCH_URL, no SEARCH_PUSH_KEY, or has not begun.'

/** What a site answers that can't serve with what it was given. */
export function misconfiguredHealth({ message }: ConfigurationError): Response {
  const health: Omit<Health, 'kept' | 'fragments'> = { status: 'failing', configuration: message, services: {} }
  return Response.json(health, { status: 503, headers: { 'cache-control': 'no-store' } })
}

async function healthOf(breaker: Breaker, probe: Probe): Promise<ServiceHealth> {
  const age = () => Date.now() - (breaker.lastSuccessAt() ?? Number.NEGATIVE_INFINITY)
  const isKnown = () => breaker.state() === 'closed' && age() <= recent
  // The probe's outcome is in the breaker; a refusal counts as an answer.
  if (!isKnown() || probe.isDue()) await probe.run()
  return {
    answers: isKnown(),
    breaker: breaker.state(),
    lastSuccess: Number.isFinite(age()) ? Math.round(age() / 1000) : null,
  }
}

interface Probe {
  /** Whether it is probed although it has answered: a service that refuses every call answers too. */
  isDue(): boolean
  run(): Promise<void>
}

/** Services of others that refuse the key which they are sent. A guest's token is refused by some as a matter of course. */
function createKeyRefusals({ variables }: Pick<Deps, 'variables'>) {
  const probedAt = new Map<ServiceName, number>()
  const refusals = new Map<ServiceName, string>()
  const hasGuests: readonly ServiceName[] = ['auth', 'favorites']
  const isWatched = (name: ServiceName) => variables[`${servicePrefix(name)}_URL`] !== '' && !hasGuests.includes(name)

  return {
    texts: () => [...refusals.values()],
    watch(name: ServiceName, probe: () => Promise<unknown>): Probe {
      return {
        isDue: () => isWatched(name) && Date.now() - (probedAt.get(name) ?? 0) > recent,
        async run() {
          probedAt.set(name, Date.now())
          const error: unknown = await probe().then(
            () => null,
            (reason) => reason,
          )
          const refused = refusedKeyText(name, error instanceof ServiceError ? error.status : 0)
          if (!isWatched(name) || refused === null) return void refusals.delete(name)
          refusals.set(name, refused)
        },
      }
    },
  }
}

/** The cheapest question that each service has an answer to. */
const probes: Record<ServiceName, (services: Services) => Promise<unknown>> = {
  content: ({ content }) => content.query(settingsQuery, { locale: markets[0].locale }),
  broker: ({ broker }) => broker.query(countQuery, {}),
  search: ({ search }) => search.freeTexts([{ kind: 'freeText', locale: markets[0].locale, resultsPerPage: 1 }]),
  booking: ({ booking }) => booking.deferredPeriods(),
  // An invalid token.
  auth: ({ auth }) => auth.whoami('health-check-of-the-site'),
  // A batch without events stores nothing.
  workers: ({ workers }) => workers.telemetry({ service: 'health', lan: markets[0].id, traces: [], events: [] }),
  // Criteria without dates: there is nothing to count.
  urgency: ({ urgency }) => urgency.decide(new Map(), markets[0].id),
  // Nobody's token: that it is refused is an answer too.
  favorites: ({ favorites }) => favorites.lodgings('health'),
  related: ({ related }) => related.lodgings(1, markets[0].id, 1),
  images: async ({ images }) => (await images.picture('health', '?w=320', new Headers())).body?.cancel(),
}
