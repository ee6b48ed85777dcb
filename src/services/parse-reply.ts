import * as v from 'valibot'
import { ServiceError } from './service-error.ts'

/** A reply by its contract, or a ServiceError that says where it broke it: nothing unparsed goes further. */
export function parseReply<Schema extends v.GenericSchema>(
  service: string,
  schema: Schema,
  body: unknown,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, body)
  if (result.success) return result.output
  const [issue] = result.issues
  // What was received may be somebody's own: it is not told.
  throw new ServiceError(
    service,
    0,
    undefined,
    `${v.getDotPath(issue) ?? 'body'}: Expected ${issue.expected ?? issue.type}`,
  )
}
