import * as v from 'valibot'

/** One line of a text, whoever wrote it: control characters would break out of a header or a row. */
export const LineSchema = (max = 200) =>
  v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(max), v.regex(/^[^\p{Cc}]*$/u))

/** Several lines. */
const LinesSchema = (max = 2000) => v.pipe(v.string(), v.trim(), v.maxLength(max), v.regex(/^[\P{Cc}\r\n\t]*$/u))

export const LinkSchema = v.pipe(v.string(), v.maxLength(2000), v.url(), v.regex(/^https?:\/\//))

/** Øre or cents, as the mail's market counts. */
export const AmountSchema = v.pipe(v.number(), v.integer())

/** What somebody filled in. */
export const FieldsSchema = v.pipe(
  v.array(v.object({ label: LineSchema(), value: LinesSchema(10_000) })),
  v.maxLength(100),
)

export const HousesSchema = v.pipe(
  v.array(v.object({ title: LineSchema(), code: LineSchema(12), url: LinkSchema })),
  v.minLength(1),
  v.maxLength(100),
)
