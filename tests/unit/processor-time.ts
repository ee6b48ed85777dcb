/** Milliseconds of the processor that a call takes: other than the clock's they do not grow with the machine's load. */
export function processorTimeOf(call: () => void): number {
  const before = process.threadCpuUsage()
  call()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}
