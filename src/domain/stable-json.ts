/** JSON in which the members of objects stand in the order of their names. Those that are undefined are left out. */
export function stableJson(value: unknown): string {
  return JSON.stringify(value, (_, each: unknown) =>
    typeof each === 'object' && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).sort(([a], [b]) => (a < b ? -1 : Number(a > b))))
      : each,
  )
}
