/** One GraphQL call as the services make it; `name` is the operation's name, which chooses the source and the logs. */
export interface GraphqlOperation {
  name: string
  document: string
  variables: Record<string, unknown>
  headers?: Record<string, string>
}

/** Resolves with the reply's `data`, unparsed; rejects when the source fails or reports errors. */
export type GraphqlRequest = (operation: GraphqlOperation) => Promise<unknown>
