/** Said of every entry, in whatever locale. */
const everywhere: readonly string[] = ['sys', '__typename', 'linkedFrom']

/**
 * Contentful answers a published entry, or asset, in every locale; in one that its editors have not written, each of its
 * fields is null. For the readers of that edition it is not there: null stands in its place.
 */
export function withoutUnwritten(reply: unknown): unknown {
  if (typeof reply !== 'object' || reply === null) return reply
  if (Array.isArray(reply)) {
    const items = reply.map(withoutUnwritten)
    return items.every((item, index) => item === reply[index]) ? reply : items
  }
  if (isUnwritten(reply)) return null
  const parts = Object.entries(reply)
  const kept = parts.map(([name, part]) => [name, withoutUnwritten(part)] as const)
  return kept.every(([, part], index) => part === parts[index]?.[1]) ? reply : Object.fromEntries(kept)
}

/** Where nothing was asked but what is said of every entry, nobody can tell: it is there. */
function isUnwritten(part: object): boolean {
  if (!('sys' in part)) return false
  const fields = Object.entries(part).filter(([name]) => !everywhere.includes(name))
  return fields.length > 0 && fields.every(([, value]) => isEmpty(value))
}

function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined) return true
  return typeof value === 'object' && 'items' in value && Array.isArray(value.items) && value.items.length === 0
}
