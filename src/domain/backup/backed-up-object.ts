import { DurableObject } from 'cloudflare:workers'
import type { ObjectDump } from '../../contracts/backup.ts'
import { dumpStorage, restoreStorage } from './object-storage.ts'

/** A Durable Object that `npm run backup` can copy. It remembers nothing that its storage does not hold. */
export class BackedUpObject<Bindings = unknown> extends DurableObject<Bindings> {
  backUp(): Promise<ObjectDump> {
    return dumpStorage(this.ctx.id.toString(), this.ctx.storage)
  }

  bringBack(dump: ObjectDump): Promise<void> {
    return restoreStorage(this.ctx.storage, dump)
  }
}
