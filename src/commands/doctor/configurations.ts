import type { Unstable_Config } from 'wrangler'
import { variableNames as namesOfBackend, requiredBindings as ofBackend, readVariables } from '../../backend/env.ts'
import { variableNames as namesOfSite, requiredBindings as ofSite, parseVariables as parseSite } from '../../env.ts'
import { variableNames as namesOfMcp, requiredBindings as ofMcp, parseVariables as parseMcp } from '../../mcp/env.ts'
import type { Values } from '../deploy-parameters.ts'
import { CommandError } from '../read-command.ts'
import { loadWrangler } from '../worker-options.ts'

/** The three workers, in the order in which they are deployed: each is bound to the one before it. */
const workers = [
  {
    name: 'marehalm-backend',
    config: 'src/backend/wrangler.toml',
    built: 'dist/marehalm_backend',
    requiredBindings: ofBackend,
    variableNames: namesOfBackend,
    /** @throws ConfigurationError, as the worker itself does */
    read: (variables: object): unknown => readVariables(variables as Parameters<typeof readVariables>[0]),
  },
  {
    name: 'marehalm',
    config: 'wrangler.toml',
    built: 'dist/marehalm',
    requiredBindings: ofSite,
    variableNames: namesOfSite,
    read: (variables: object): unknown => parseSite(variables),
  },
  {
    name: 'marehalm-mcp',
    config: 'src/mcp/wrangler.toml',
    built: 'dist/marehalm_mcp',
    requiredBindings: ofMcp,
    variableNames: namesOfMcp,
    read: (variables: object): unknown => parseMcp(variables),
  },
] as const
export type Worker = (typeof workers)[number]

/** The checked parts of a worker's wrangler.toml. */
export interface Configuration {
  worker: Worker
  /** As it is deployed: with the environment's name at its end. */
  name: string
  variables: Values
  /** Names of variables that are no strings, as `HOLD_SECONDS = 900`: the worker can't read them. */
  notTexts: readonly string[]
  /** Names of the worker's bindings. */
  bindings: readonly string[]
  kvIds: readonly { binding: string; id: string }[]
  databases: readonly { binding: string; id: string; name: string }[]
  buckets: readonly { binding: string; bucket: string }[]
  services: readonly { binding: string; service: string }[]
  compatibilityDate: string
  /** Classes of Durable Objects that are bound, and those that a migration makes. */
  classes: { bound: readonly string[]; migrated: readonly string[] }
  hasLogs: boolean
  hasSourceMaps: boolean
  hasPreviewUrls: boolean
}

/** @throws CommandError where there is no such environment */
export function readConfigurations(environment: string | undefined): Configuration[] {
  return workers.map((worker) => configurationOf(worker, readConfig(worker, environment)))
}

function readConfig(worker: Worker, env: string | undefined): Unstable_Config {
  const { unstable_readConfig } = loadWrangler()
  const { definedEnvironments = [] } = unstable_readConfig({ config: worker.config }, { hideWarnings: true })
  if (env !== undefined && !definedEnvironments.includes(env)) {
    throw new CommandError(`${worker.config} has no [env.${env}].`, 2)
  }
  return unstable_readConfig({ config: worker.config, env }, { hideWarnings: true })
}

function configurationOf(worker: Worker, config: Unstable_Config): Configuration {
  const variables = Object.entries(config.vars).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  const notTexts = Object.keys(config.vars).filter((name) => typeof config.vars[name] !== 'string')
  const kvIds = config.kv_namespaces.map(({ binding, id = '' }) => ({ binding, id }))
  const databases = config.d1_databases.map(({ binding, database_id: id = '', database_name: name = '' }) => ({
    ...{ binding, id, name },
  }))
  const buckets = config.r2_buckets.map(({ binding, bucket_name: bucket = '' }) => ({ binding, bucket }))
  const services = (config.services ?? []).map(({ binding, service }) => ({ binding, service }))
  const objects = config.durable_objects.bindings
  const limits = Array.isArray(config.ratelimits) ? config.ratelimits : []
  return {
    worker,
    name: config.name ?? worker.name,
    variables: Object.fromEntries(variables),
    notTexts,
    bindings: [
      ...[...kvIds, ...databases, ...buckets, ...services].map(({ binding }) => binding),
      ...[...objects, ...config.send_email, ...limits].map(({ name }) => name),
      ...[config.assets?.binding, config.images?.binding].filter((name) => name !== undefined),
    ],
    ...{ kvIds, databases, buckets, services },
    compatibilityDate: config.compatibility_date ?? '',
    classes: {
      bound: objects.map(({ class_name }) => class_name ?? ''),
      migrated: config.migrations.flatMap(({ new_sqlite_classes = [] }) => new_sqlite_classes),
    },
    hasLogs: config.observability?.enabled === true && config.observability.logs?.head_sampling_rate !== 0,
    hasSourceMaps: config.upload_source_maps === true,
    hasPreviewUrls: config.preview_urls !== false,
  }
}
