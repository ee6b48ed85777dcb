/**
 * The events in order, in as few lists as hold at most so many characters each when they are serialised. An event that is
 * longer by itself is left out.
 */
export function splitEvents<Event>(events: readonly Event[], most: number): Event[][] {
  const lists: Event[][] = []
  let size = Number.POSITIVE_INFINITY
  for (const event of events) {
    // With the comma or bracket before it.
    const length = JSON.stringify(event).length + 1
    if (length + 1 > most) continue
    if (size + length > most) {
      lists.push([])
      size = 1
    }
    lists.at(-1)?.push(event)
    size += length
  }
  return lists
}
