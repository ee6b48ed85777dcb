import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { Miniflare } from 'miniflare'
import * as v from 'valibot'
import {
  type ArchivedBuild,
  ArchivedBuildSchema,
  assetKey,
  buildKey,
  recordBuild,
  renewArchive,
} from '../features/builds/archive.ts'
import { siteName } from './local-variables.ts'
import { buildIdOf, hashOfSources, runProgram } from './run-program.ts'

const WorkerSchema = v.object({
  r2_buckets: v.array(v.object({ binding: v.string(), bucket_name: v.string() })),
})

/**
 * Puts the hashed files of a built client into the local archive, and clears it as the nightly job does where it is
 * deployed.
 */
export async function archiveLocally(miniflare: Miniflare, id: string, dist = 'dist'): Promise<void> {
  const bucket = await miniflare.getR2Bucket('ARCHIVE', siteName)
  const build = hashedFiles(dist)
  for (const name of build.assets) await bucket.put(assetKey(name), readFileSync(`${dist}/client/assets/${name}`))
  await recordBuild(bucket, id, build)
  await renewArchive(bucket, id, new Date())
}

/** Uploads the hashed files of dist/ to the deployed site's bucket; a dry run only lists them. */
export async function archiveRemotely(isDryRun: boolean): Promise<void> {
  const build = hashedFiles('dist')
  const record = 'dist/archived-build.json'
  writeFileSync(record, JSON.stringify(build))
  const files = [
    { key: buildKey(buildIdOf(await hashOfSources())), file: record },
    ...build.assets.map((name) => ({ key: assetKey(name), file: `dist/client/assets/${name}` })),
  ]
  const bucket = bucketName()
  if (isDryRun) {
    console.log(`${build.assets.length} hashed files would be copied to the R2 bucket ${bucket}.`)
    return
  }
  const list = 'dist/archive.json'
  writeFileSync(list, JSON.stringify(files))
  await runProgram('wrangler', ['r2', 'bulk', 'put', bucket, '--filename', list, '--remote', '--force'])
}

function hashedFiles(dist: string): ArchivedBuild {
  return v.parse(ArchivedBuildSchema, { assets: readdirSync(`${dist}/client/assets`).sort() })
}

function bucketName(): string {
  const { r2_buckets } = v.parse(WorkerSchema, JSON.parse(readFileSync('dist/marehalm/wrangler.json', 'utf8')))
  const bucket = r2_buckets.find(({ binding }) => binding === 'ARCHIVE')
  if (!bucket) throw new Error('The site worker has no bucket ARCHIVE')
  return bucket.bucket_name
}
