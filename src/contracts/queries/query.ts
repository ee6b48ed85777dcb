import * as v from 'valibot'

/** A GraphQL query and the contract of its reply's `data`. */
export interface ContentQuery<Schema extends v.GenericSchema = v.GenericSchema> {
  /** The operation's name, by which replies are cached and calls are logged. */
  name: string
  document: string
  schema: Schema
}

/**
 * Errors beside which the data is whole but for one link, null in its place: to what is not published, or to another type
 * than its field takes (https://www.contentful.com/developers/docs/references/graphql/, "GraphQL errors").
 */
export const deadLinkCodes: readonly unknown[] = ['UNRESOLVABLE_LINK', 'UNEXPECTED_LINKED_CONTENT_TYPE']

/** A source of content queries: the site's service, or the compiler's. Failures are ServiceErrors. */
export interface ContentQueries {
  query<Schema extends v.GenericSchema>(
    query: ContentQuery<Schema>,
    variables: Record<string, unknown>,
  ): Promise<v.InferOutput<Schema>>
}

/** The one field of a reply: `{page: …}` → the page. */
export function fieldOf<Schema extends v.GenericSchema>(
  name: string,
  schema: Schema,
): v.GenericSchema<unknown, v.InferOutput<Schema>> {
  return v.pipe(
    v.object({ [name]: schema }),
    v.transform((reply) => reply[name] as v.InferOutput<Schema>),
  )
}

/** Selections that several queries have: a picture, the ids of an entry, and its fields for search engines. */
export const asset = 'sys { id } url title description width height'
export const sys = 'sys { id publishedVersion publishedAt }'
export const seo = 'seoTitle seoDescription noIndex'
