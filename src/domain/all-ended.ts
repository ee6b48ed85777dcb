/**
 * What they all come to, once none of them is under way any more: with the first failure only then, so that what they use
 * can be closed after it. A call of a local runtime that is closed already never returns.
 */
export async function allEnded<Value>(works: readonly Promise<Value>[]): Promise<Value[]> {
  await Promise.allSettled(works)
  return Promise.all(works)
}
