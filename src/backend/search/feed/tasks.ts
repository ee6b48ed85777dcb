import type { EnqueuedTask, Meilisearch, Task } from 'meilisearch'

/** Milliseconds between two looks: a tenth of the time that has passed, so that what is done is known soon. */
const [firstWaitMs, maxWaitMs, growth] = [5, 1000, 1.1]
const timeoutMs = 30 * 60_000
/** Maximum task ids in one URL. */
const maxAtOnce = 100

/** What a push has written is not in the engine any more: it has to begin again. */
export class PushLostError extends Error {}

/** The engine does not know a task that it was given, or an index: it was started empty since then. */
export class EngineEmptiedError extends PushLostError {
  constructor() {
    super('The engine does not know its tasks any more: it has begun anew')
  }
}

/** Waits until the engine has done all tasks. Throws the error of a failed one, or EngineEmptiedError. */
export async function tasksDone(client: Meilisearch, tasks: readonly EnqueuedTask[]): Promise<void> {
  const end = Date.now() + timeoutMs
  let left = tasks.map(({ taskUid }) => taskUid)
  for (let wait = firstWaitMs; left.length > 0; wait = Math.min(maxWaitMs, wait * growth)) {
    if (Date.now() > end) throw new Error(`The engine has not done its tasks within ${timeoutMs / 60_000} minutes`)
    await new Promise((resolve) => setTimeout(resolve, wait))
    const uids = left.slice(0, maxAtOnce)
    const { results } = await client.tasks.getTasks({ uids, limit: uids.length })
    if (results.length < uids.length) throw new EngineEmptiedError()
    for (const task of results) failUnlessWell(task)
    const done = new Set(results.flatMap(({ uid, status }) => (status === 'succeeded' ? [uid] : [])))
    left = left.filter((uid) => !done.has(uid))
  }
}

function failUnlessWell({ status, error, indexUid }: Task): void {
  if (status !== 'failed' && status !== 'canceled') return
  throw new Error(`The engine says ${status} of ${indexUid}: ${error?.message ?? 'no reason given'}`)
}
