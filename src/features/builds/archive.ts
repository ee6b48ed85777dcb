import * as v from 'valibot'

/** Milliseconds for which the files of a build stay after it was last live. */
export const archiveAge = 30 * 24 * 60 * 60 * 1000
/** Milliseconds for which a file stays in any case: its build may be on the way. */
const graceAge = 24 * 60 * 60 * 1000

/** The part of an R2 bucket that reading and renewing need. */
export interface ArchiveBucket {
  get(key: string): Promise<{ json(): Promise<unknown> } | null>
  put(key: string, value: string): Promise<unknown>
  list(options: { prefix: string; cursor?: string }): Promise<ListedObjects>
  delete(keys: string[]): Promise<void>
}

type ListedObjects = { objects: { key: string; uploaded: Date }[] } & (
  | { truncated: true; cursor: string }
  | { truncated: false }
)

/** What a renewal came to. */
export interface ArchiveRenewal {
  /** Whether the live build is in the archive. */
  isArchived: boolean
  /** Builds whose files stay. */
  builds: number
  /** Files of no build of the last 30 days, which were deleted. */
  deleted: number
}

/** Writes down a build whose files lie in the archive, as one that is live now. */
export async function recordBuild(bucket: ArchiveBucket, id: string, build: ArchivedBuild): Promise<void> {
  await bucket.put(buildKey(id), JSON.stringify(build))
}

/**
 * Marks the live build as used, and deletes files of builds that were not live within the last 30 days. Repeating it
 * changes nothing.
 */
export async function renewArchive(bucket: ArchiveBucket, liveBuild: string, now: Date): Promise<ArchiveRenewal> {
  const live = await readBuild(bucket, buildKey(liveBuild))
  if (live) await recordBuild(bucket, liveBuild, live)

  const isOlder = (age: number) => (object: { uploaded: Date }) => now.getTime() - object.uploaded.getTime() > age
  // The files first: one that comes meanwhile is not among them, and the records are as new as can be.
  const assets = await listAll(bucket, assetsPrefix)
  const builds = await listAll(bucket, buildsPrefix)
  const expired = builds.filter(isOlder(archiveAge)).filter(({ key }) => key !== buildKey(liveBuild))
  const current = builds.filter((build) => !expired.includes(build))
  const records = await Promise.all(current.map(({ key }) => readBuild(bucket, key)))
  const named = new Set(records.flatMap((record) => record?.assets ?? []).map(assetKey))
  const unnamed = assets.filter(({ key }) => !named.has(key)).filter(isOlder(graceAge))
  await deleteAll(bucket, [...unnamed, ...expired])
  return { isArchived: live !== null, builds: current.length, deleted: unnamed.length }
}

/** A record that cannot be read throws: what it names must not be deleted for that. */
async function readBuild(bucket: ArchiveBucket, key: string): Promise<ArchivedBuild | null> {
  const object = await bucket.get(key)
  return object && v.parse(ArchivedBuildSchema, await object.json())
}

async function listAll(bucket: ArchiveBucket, prefix: string) {
  const found: ListedObjects['objects'] = []
  let cursor: string | undefined
  do {
    const page = await bucket.list({ prefix, cursor })
    found.push(...page.objects)
    cursor = page.truncated ? page.cursor : undefined
  } while (cursor)
  return found
}

/** R2 takes a thousand keys at once. */
async function deleteAll(bucket: ArchiveBucket, objects: readonly { key: string }[]): Promise<void> {
  for (let start = 0; start < objects.length; start += 1000) {
    await bucket.delete(objects.slice(start, start + 1000).map(({ key }) => key))
  }
}

/** A hashed file of a build, as it lies flat below /assets/: `entry-B0E-dtvp.js`. Names of other kinds are no files. */
export const AssetNameSchema = v.pipe(
  v.string(),
  v.maxLength(200),
  v.regex(/^[\w-]+(?:\.[\w-]+)*\.(?:js|css|woff2|svg|webp|avif|png|wasm|json)$/),
)

/** What the archive writes down of a build: the names of its hashed files. When it was last live is the record's age. */
export const ArchivedBuildSchema = v.object({ assets: v.array(AssetNameSchema) })
export type ArchivedBuild = v.InferOutput<typeof ArchivedBuildSchema>

const assetsPrefix = 'assets/'
const buildsPrefix = 'builds/'

export function assetKey(name: string): string {
  return assetsPrefix + name
}

export function buildKey(id: string): string {
  return `${buildsPrefix}${id}.json`
}
