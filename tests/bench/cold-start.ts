import { median, ratio, written } from './figures.ts'
import { printTable } from './print-table.ts'
import { cpuSeconds } from './process.ts'
import { constantWorker, siteWorker } from './site-worker.ts'
import { firstByte, serveWorker } from './workerd.ts'
import { searchPath } from './workloads.ts'

/** Where no page is. */
export const missingPath = '/nothing.txt'

interface ColdStart {
  servicesPort: number
  sitePort: number
  limitPort: number
  times: number
}

/** From the start of the process until the first byte of a search page; and until the worker answers at all. */
export async function measureColdStart({ servicesPort, sitePort, limitPort, times }: ColdStart): Promise<void> {
  const [pages, answers, limits]: [Start[], Start[], Start[]] = [[], [], []]
  for (let turn = 0; turn < times; turn += 1) {
    pages.push(await startOf(siteWorker(servicesPort), sitePort, searchPath))
    answers.push(await startOf(siteWorker(servicesPort), sitePort, missingPath, 404))
    limits.push(await startOf(constantWorker('x'.repeat(10_000)), limitPort, searchPath))
  }
  const least = medianStart(limits)
  const rows = [
    ['first byte of a search page', pages],
    ['any answer: a page that is not found', answers],
    ['limit', limits],
  ] as const
  printTable(
    ['Cold start, until', 'ms', '÷ limit', 'CPU ms', '÷ limit'],
    rows.map(([name, starts]) => {
      const { took, cpu } = medianStart(starts)
      return [name, written(took, 0), ratio(took, least.took), written(cpu, 0), ratio(cpu, least.cpu)]
    }),
  )
}

interface Start {
  took: number
  cpu: number
}

async function startOf(
  files: Parameters<typeof serveWorker>[0],
  port: number,
  path: string,
  status = 200,
): Promise<Start> {
  const served = await serveWorker(files, port)
  const took = await firstByte(served.origin + path, status)
  const cpu = (cpuSeconds(served.processId) ?? Number.NaN) * 1000
  await served.stop()
  return { took, cpu }
}

function medianStart(starts: readonly Start[]) {
  return { took: median(starts.map(({ took }) => took)), cpu: median(starts.map(({ cpu }) => cpu)) }
}
