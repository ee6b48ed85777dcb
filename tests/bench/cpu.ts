import { readdirSync, readFileSync } from 'node:fs'

/** Ticks of /proc in a second, as Linux reports them to programs on every platform that Node runs on. */
const ticksPerSecond = 100

/** Process ids of the workerd programs that this program has started; empty where there is no /proc. */
export function workerdProcesses(): number[] {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map(Number)
      .filter((id) => {
        const stat = statOf(id)
        return stat?.parent === process.pid && stat.name === 'workerd'
      })
  } catch {
    return []
  }
}

/** Seconds of processor time that a process has used so far, in its own code and the system's; null when unknown. */
export function cpuSeconds(id: number | undefined): number | null {
  return (id === undefined ? undefined : statOf(id))?.seconds ?? null
}

function statOf(id: number) {
  try {
    const text = readFileSync(`/proc/${id}/stat`, 'utf8')
    const name = text.slice(text.indexOf('(') + 1, text.lastIndexOf(')'))
    // What follows the name: state, parent, …; times in user and system mode are the 12th and 13th.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    const seconds = (Number(fields[11]) + Number(fields[12])) / ticksPerSecond
    return { name, parent: Number(fields[1]), seconds }
  } catch {
    return undefined
  }
}
