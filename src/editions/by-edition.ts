import { type EditionKey, editions, type Locale } from './table.ts'

type EditionRow = (typeof editions)[number]

/** As byEdition, for what has to be waited for, all editions at once. */
export async function byEditionAsync<Value>(
  read: (edition: EditionRow) => Promise<Value>,
): Promise<Record<EditionKey, Value>> {
  return collected(await Promise.all(editions.map(async (edition) => [edition.key, await read(edition)] as const)))
}

/**
 * One value for each edition by its locale, as the content service knows editions.
 * @__NO_SIDE_EFFECTS__
 */
export function byLocale<Value>(read: (edition: EditionRow) => Value): Record<Locale, Value> {
  return collected(editions.map((edition) => [edition.locale, read(edition)]))
}

function collected<Key extends string, Value>(values: readonly (readonly [Key, Value])[]): Record<Key, Value> {
  return Object.fromEntries(values) as Record<Key, Value>
}
