import type { Fault } from './fault-proxy.ts'
import type { FaultySite } from './faulty-site.ts'
import { type Act, late, type Problem, wrong } from './problem.ts'
import { longestStart, until } from './until.ts'

/** A picture is complete or missing, and browsers may cache only a complete one. */
export async function tryPicture(
  { origin, services: { images } }: FaultySite,
  fault: Fault,
  path: string,
): Promise<Act> {
  const problems: Problem[] = []
  // A new width is rendered first.
  const whole = await until(
    () => get(origin + path),
    ({ status }) => status === 200,
    longestStart,
  )
  if (whole.status !== 200) problems.push(late('the picture is not there'))
  let failing: Awaited<ReturnType<typeof get>>
  try {
    await images.fail(fault)
    failing = await get(origin + path)
    const isKept = !failing.cacheControl.includes('no-store')
    if (failing.bytes !== whole.bytes && isKept && failing.isComplete) problems.push(wrong('a broken picture is kept'))
  } finally {
    await images.mend()
  }
  const after = await until(
    () => get(origin + path),
    ({ bytes }) => bytes === whole.bytes,
  )
  if (after.bytes !== whole.bytes) problems.push(late('the picture is not back'))
  return { outcome: failing.isComplete ? String(failing.status) : 'broken off', problems }
}

async function get(url: string) {
  const response = await fetch(url)
  const cacheControl = response.headers.get('cache-control') ?? ''
  try {
    const bytes = (await response.arrayBuffer()).byteLength
    return { status: response.status, cacheControl, bytes, isComplete: true }
  } catch {
    return { status: response.status, cacheControl, bytes: 0, isComplete: false }
  }
}
