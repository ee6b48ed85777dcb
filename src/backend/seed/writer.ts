export type Value = string | number | null
export type Row = readonly Value[]

/** Where a seed's rows go. Rows may be kept back until `finish`. */
export interface SeedWriter {
  /** Deletes rows in the order given: whole tables by their names, or a name and its WHERE. */
  clear(tables: readonly string[]): Promise<void>
  insert(table: string, columns: readonly string[], rows: readonly Row[]): Promise<void>
  finish(): Promise<void>
}
