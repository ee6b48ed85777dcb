/** Loads the values of many keys at once; a key without a value is left out of the map. */
export type BatchLoad<Value> = (keys: number[]) => Promise<Map<number, Value>>

/**
 * Collects the keys that are asked for in one turn of the event loop and loads them together, so that a list of
 * houses costs one statement a field instead of one a house. Lives as long as one request.
 */
export class Batches {
  readonly #waiting = new Map<string, Batch<unknown>>()

  /** `name` says what is loaded and with which arguments: calls with the same name share a statement. */
  load<Value>(name: string, key: number, load: BatchLoad<Value>): Promise<Value | undefined> {
    let batch = this.#waiting.get(name) as Batch<Value> | undefined
    if (!batch) {
      batch = { keys: new Set(), values: afterThisTurn(() => this.#run(name, load)) }
      this.#waiting.set(name, batch)
    }
    batch.keys.add(key)
    return batch.values.then((values) => values.get(key))
  }

  #run<Value>(name: string, load: BatchLoad<Value>): Promise<Map<number, Value>> {
    const keys = [...(this.#waiting.get(name)?.keys ?? [])]
    this.#waiting.delete(name)
    return load(keys)
  }
}

interface Batch<Value> {
  keys: Set<number>
  values: Promise<Map<number, Value>>
}

/** GraphQL resolves the fields of siblings within microtasks of each other; a timer comes after all of them. */
function afterThisTurn<Value>(run: () => Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => setTimeout(() => run().then(resolve, reject), 0))
}

/** Rows → lists by key, in the order of the rows. */
export function groupBy<Row, Value>(
  rows: readonly Row[],
  keyOf: (row: Row) => number,
  toValue: (row: Row) => Value,
): Map<number, Value[]> {
  const groups = new Map<number, Value[]>()
  for (const row of rows) {
    const group = groups.get(keyOf(row))
    if (group) group.push(toValue(row))
    else groups.set(keyOf(row), [toValue(row)])
  }
  return groups
}
