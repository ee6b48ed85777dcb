import { DurableObject } from 'cloudflare:workers'
import type { ObjectDump } from '../../contracts/backup.ts'

/** A Durable Object that `npm run backup` can copy. It holds no state outside its storage. */
export class BackedUpObject<Bindings = unknown> extends DurableObject<Bindings> {
  async backUp(): Promise<ObjectDump> {
    const { dumpStorage } = await import('./object-storage.ts')
    return dumpStorage(this.ctx.id.toString(), this.ctx.storage)
  }

  async bringBack(dump: ObjectDump): Promise<void> {
    const { restoreStorage } = await import('./object-storage.ts')
    return restoreStorage(this.ctx.storage, dump)
  }
}
