/** Documents of a service as one request may use them. */
export interface KnownDocuments {
  /** Undefined: it has to be read. */
  get(key: string): unknown
  /** @param document read since these documents were opened */
  keep(key: string, document: unknown, tags: readonly string[]): void
}
