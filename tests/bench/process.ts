import { readdirSync, readFileSync } from 'node:fs'

/** Seconds of processor time that a process's threads have used so far; null without /proc. */
export function cpuSeconds(id: number): number | null {
  try {
    // The first number is nanoseconds; what `stat` tells comes in ticks of 10 ms, more than some requests take.
    const nanoseconds = readdirSync(`/proc/${id}/task`).map((thread) =>
      Number.parseInt(readFileSync(`/proc/${id}/task/${thread}/schedstat`, 'utf8'), 10),
    )
    return nanoseconds.reduce((sum, each) => sum + each, 0) / 1e9
  } catch {
    return null
  }
}

/** Bytes of memory that a process holds; null without /proc. */
export function residentBytes(id: number): number | null {
  try {
    const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1]
    return kilobytes === undefined ? null : Number(kilobytes) * 1024
  } catch {
    return null
  }
}
