/**
 * What a reply of the content service was made from: `entry:<id>` of every entry and asset in it, at whatever depth,
 * and `type:<type>` of the collections asked for, which a new entry of that type changes.
 */
export function contentTags(reply: unknown): string[] {
  const types = Object.keys(Object(reply)).flatMap((field) => {
    const type = /^(\w+)Collection$/.exec(field)?.[1]
    return type ? [`type:${type}`] : []
  })
  return [...new Set([...types, ...idsIn(reply).map((id) => `entry:${id}`)])]
}

function idsIn(part: unknown): string[] {
  if (Array.isArray(part)) return part.flatMap(idsIn)
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part).flatMap(([name, value]) =>
    name === 'sys' && typeof value === 'object' && value !== null && 'id' in value ? [String(value.id)] : idsIn(value),
  )
}
