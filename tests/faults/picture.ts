import type { Fault } from './fault-proxy.ts'
import type { FaultySite } from './faulty-site.ts'

/** A picture comes whole or not at all, and nothing but a whole one may be kept by a browser. */
export async function tryPicture(
  { origin, services: { images } }: FaultySite,
  fault: Fault,
  path: string,
): Promise<{ said: string; problems: string[] }> {
  const problems: string[] = []
  const whole = await get(origin + path)
  let failing: Awaited<ReturnType<typeof get>>
  try {
    await images.fail(fault)
    failing = await get(origin + path)
    const isKept = !failing.cacheControl.includes('no-store')
    if (failing.bytes !== whole.bytes && isKept && failing.isComplete) problems.push(`a broken picture is kept`)
  } finally {
    await images.mend()
  }
  const until = performance.now() + 10_000
  let after = await get(origin + path)
  while (after.bytes !== whole.bytes && performance.now() < until) {
    await new Promise((resolve) => setTimeout(resolve, 200))
    after = await get(origin + path)
  }
  if (after.bytes !== whole.bytes) problems.push('the picture is not back')
  return { said: failing.isComplete ? String(failing.status) : 'broken off', problems }
}

async function get(address: string) {
  const response = await fetch(address)
  const cacheControl = response.headers.get('cache-control') ?? ''
  try {
    const bytes = (await response.arrayBuffer()).byteLength
    return { status: response.status, cacheControl, bytes, isComplete: true }
  } catch {
    return { status: response.status, cacheControl, bytes: 0, isComplete: false }
  }
}
