export type FactValues = Readonly<Record<string, number | boolean>>

/**
 * Names of what the houses have alike, and of what differs between them. A yes or no that none of them says yes to is
 * neither: there is nothing to tell. One house alone differs from none.
 */
export function compareFacts(houses: readonly FactValues[]): { same: string[]; differing: string[] } {
  const [first, ...others] = houses
  const names = Object.keys(first ?? {})
  const differing = names.filter((name) => others.some((house) => house[name] !== first?.[name]))
  return { differing, same: names.filter((name) => !differing.includes(name) && first?.[name] !== false) }
}
