/** A Meilisearch that is told of what changes, and the key that may write. */
export interface FedEngine {
  url: string
  key: string
}
