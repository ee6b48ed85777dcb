import { readFileSync } from 'node:fs'

/** Ticks of /proc in a second, as Linux reports them to programs on every platform that Node runs on. */
const ticksPerSecond = 100

/** Seconds of processor time that a process has used so far, in its own code and the system's; null without /proc. */
export function cpuSeconds(id: number): number | null {
  try {
    const text = readFileSync(`/proc/${id}/stat`, 'utf8')
    // What follows the name: state, parent, …; times in user and system mode are the 12th and 13th.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond
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
