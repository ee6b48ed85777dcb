import * as v from 'valibot'

/**
 * A stored list, read row by row: an unreadable row of an earlier build is left out. Only for stored lists of this
 * site; a list in a request is valid as a whole or refused.
 */
export function readableRows<Schema extends v.GenericSchema>(schema: Schema) {
  return v.pipe(
    v.fallback(v.array(v.unknown()), () => []),
    v.transform((rows): v.InferOutput<Schema>[] =>
      rows.flatMap((row) => {
        const read = v.safeParse(schema, row)
        return read.success ? [read.output] : []
      }),
    ),
  )
}
