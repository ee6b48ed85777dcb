import * as v from 'valibot'

const CopySchema = v.pipe(v.string(), v.parseJson(), v.object({ epoch: v.number() }))

/**
 * The epoch of the purge log's copy in KV (`purgesKey`), 0 where there is none. The copy may lag behind: then what is
 * compiled counts as older than it is.
 */
export function epochOf(copy: string | null): number {
  const result = v.safeParse(CopySchema, copy)
  return result.success ? result.output.epoch : 0
}
