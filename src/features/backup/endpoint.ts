import * as v from 'valibot'
import { maxObjectsAtOnce, ObjectDumpsSchema } from '../../contracts/backup.ts'
import type { Deps } from '../../deps.ts'
import type { BackedUpObject } from '../../domain/backup/backed-up-object.ts'
import { replyOfBucket } from '../../domain/backup/bucket.ts'
import type { Bindings } from '../../env.ts'
import { bearsSecret } from '../../session/secret.ts'
import type { SiteRequest } from '../../site-context.ts'
import { siteBackupPath } from '../../urls/program-paths.ts'

const IdsSchema = v.object({
  ids: v.pipe(v.array(v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))), v.maxLength(maxObjectsAtOnce)),
})

/** Stores of the site itself, by the names of their bindings. */
interface BackupSources {
  objects: Readonly<Record<string, DurableObjectNamespace>>
  buckets: Readonly<Record<string, R2Bucket>>
}

function backupSources({ DRAFTS, PURGES, SEEN, CHANGES, SHORTLISTS, ARCHIVE }: Bindings): BackupSources {
  return { objects: { DRAFTS, PURGES, SEEN, CHANGES, SHORTLISTS }, buckets: { ARCHIVE } }
}

/**
 * /api/backup/objects/<BINDING>/ and /api/backup/buckets/<BINDING>/, for `npm run backup` and `npm run restore` alone: what
 * is requested has BACKUP_SECRET as bearer, else it is not there. Objects are read by POST {ids} and replaced by PUT
 * {objects}; buckets as domain/backup/bucket.ts says.
 */
export function handleBackup(deps: Deps) {
  return async function handleBackupOfOperator(c: SiteRequest): Promise<Response> {
    c.header('cache-control', 'no-store')
    const [kind = '', binding = ''] = c.req.path.slice(siteBackupPath.length).split('/')
    const isOperator = await bearsSecret(c.req.header('authorization'), deps.variables.BACKUP_SECRET)
    const reply = isOperator ? await replyOf(deps.store(backupSources), kind, binding, c) : null
    return reply ?? c.json({ error: { code: 'not_found', message: 'There is nothing here without the secret.' } }, 404)
  }
}

async function replyOf(
  sources: BackupSources,
  kind: string,
  binding: string,
  c: SiteRequest,
): Promise<Response | null> {
  if (kind === 'buckets' && Object.hasOwn(sources.buckets, binding)) {
    const bucket = sources.buckets[binding]
    return bucket ? replyOfBucket(c.req.raw, bucket) : null
  }
  if (kind !== 'objects' || !Object.hasOwn(sources.objects, binding)) return null
  // Every class behind these bindings is one (wrangler.toml).
  const namespace = sources.objects[binding] as DurableObjectNamespace<BackedUpObject>
  const objectOf = (id: string) => namespace.get(namespace.idFromString(id))
  const body: unknown = await c.req.json().catch(() => null)
  if (c.req.method === 'POST') {
    const parsed = v.safeParse(IdsSchema, body)
    if (!parsed.success) return c.json({ error: { code: 'invalid_request', message: 'Ids are missing.' } }, 400)
    return c.json({ objects: await Promise.all(parsed.output.ids.map((id) => objectOf(id).backUp())) })
  }
  const given = v.safeParse(ObjectDumpsSchema, body)
  if (c.req.method !== 'PUT' || !given.success) {
    return c.json({ error: { code: 'invalid_request', message: 'Objects are missing.' } }, 400)
  }
  for (const dump of given.output.objects) await objectOf(dump.id).bringBack(dump)
  return c.body(null, 204)
}
