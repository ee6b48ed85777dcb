import * as v from 'valibot'

/**
 * A stored list, read row by row: a row that an earlier build wrote differently costs itself alone. Only for what this
 * site has stored; a list that somebody sends is right as a whole or refused.
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
