import { setTimeout as wait } from 'node:timers/promises'
import { guestAgent } from '../../guest-agent.ts'
import type { View } from './model.ts'
import type { Answer, Node } from './node.ts'

/** How a view was answered. */
export type How = 'memory' | 'node' | 'made behind' | 'made' | 'not kept' | 'no page'

export interface Viewed {
  view: View
  how: How
  ms: number
}

const botAgent = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'

/** Views one after another on so many lines, whatever their times say: as fast as they are answered. */
export async function replayAtOnce(node: Node, views: readonly View[], lines = 3): Promise<Viewed[]> {
  const viewed: Viewed[] = []
  let next = 0
  await Promise.all(
    Array.from({ length: lines }, async () => {
      for (let place = next++; place < views.length; place = next++) {
        const view = views[place]
        if (view) viewed.push(await lookUntilThere(node, view, place % node.isolates))
      }
    }),
  )
  return viewed
}

/**
 * Views at their own times.
 * @param speed how many seconds of the day pass in one: ages are true at 1 alone
 * @param isolateOf which isolate answers: a node gives a request to any of them
 */
export async function replayInTime(
  node: Node,
  views: readonly View[],
  { speed, isolateOf }: { speed: number; isolateOf: () => number },
): Promise<Viewed[]> {
  const start = performance.now()
  const first = views[0]?.at ?? 0
  const running: Promise<Viewed>[] = []
  for (const view of views) {
    const due = start + ((view.at - first) * 1000) / speed
    if (due > performance.now()) await wait(due - performance.now())
    running.push(look(node, view, isolateOf()))
  }
  return Promise.all(running)
}

/** On a busy machine services now and then don't answer in time. */
async function lookUntilThere(node: Node, view: View, isolate: number): Promise<Viewed> {
  for (let left = 4; ; left -= 1) {
    const viewed = await look(node, view, isolate)
    if (viewed.how !== 'no page' || left === 0) return viewed
    await wait(300)
  }
}

async function look(node: Node, view: View, isolate: number): Promise<Viewed> {
  const answer = await node.ask(isolate, view.edition, view.path, view.who === 'bot' ? botAgent : guestAgent)
  return { view, how: howOf(answer), ms: answer.ms }
}

/** As the site says it in `Cache-Status`. */
export function howOf({ status, cache }: Pick<Answer, 'status' | 'cache'>): How {
  if (status !== 200) return 'no page'
  if (cache.includes('fwd=uri-miss')) return 'made'
  if (!cache.includes('; hit')) return 'not kept'
  if (cache.includes('-stale')) return 'made behind'
  return cache.includes('detail=memory') ? 'memory' : 'node'
}
