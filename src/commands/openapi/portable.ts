/** What the converter writes as draft 7 of JSON Schema has it, as OpenAPI 3.1 does: tuples, and patterns that any regular
 * expression engine reads. */
export function portable<Value>(value: Value): Value {
  return converted(value) as Value
}

function converted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(converted)
  if (typeof value !== 'object' || value === null) return value
  const { items, ...rest } = value as { items?: unknown }
  const fields = Object.fromEntries(Object.entries(rest).map(([name, each]) => [name, fieldOf(name, each)]))
  if (items === undefined) return fields
  if (!Array.isArray(items)) return { ...fields, items: converted(items) }
  const length = { minItems: items.length, maxItems: items.length }
  // Not every tool knows `prefixItems`: it is written where the parts differ.
  const [first] = items
  const isOfOneKind = items.every((each) => JSON.stringify(each) === JSON.stringify(first))
  return isOfOneKind
    ? { ...fields, items: converted(first), ...length }
    : { ...fields, prefixItems: converted(items), ...length }
}

/** Control characters by their numbers: outside of JavaScript few engines know `\p{Cc}`. */
function fieldOf(name: string, value: unknown): unknown {
  if (name === 'pattern' && typeof value === 'string')
    return value.replaceAll('\\p{Cc}', '\\u0000-\\u001f\\u007f-\\u009f')
  return converted(value)
}
