import * as v from 'valibot'
import { DirectoryEntrySchema } from '../src/contracts/session.ts'

/** Reply of /rest/v1/bs/creditors/ and /rest/v1/bs/customers/, which other programs than the site ask. */
export const DirectoryReplySchema = v.object({
  data: v.array(DirectoryEntrySchema),
  meta: v.object({ count: v.number() }),
})
