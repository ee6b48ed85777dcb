import { clientAssets } from 'virtual:client-assets'
import { type ArchiveRenewal, renewArchive } from './archive.ts'

/** Hashed files of builds that were live within the last 30 days. */
export interface Archive {
  files: Pick<R2Bucket, 'get'>
  /** Keeps the live build's files, and deletes those of builds that were live more than 30 days ago. */
  renew(): Promise<ArchiveRenewal>
}

export function openArchive({ ARCHIVE: bucket }: { ARCHIVE: R2Bucket }): Archive {
  return { files: bucket, renew: () => renewArchive(bucket, clientAssets.buildId, new Date()) }
}
