import { consentCookie } from '../../src/domain/consent.ts'
import type { Fault } from './fault-proxy.ts'
import type { FaultySite } from './faulty-site.ts'
import { type Act, late, type Problem, wrong } from './problem.ts'
import { until } from './until.ts'
import { longestAnswer } from './verdict.ts'

const batch = { service: 'site', lan: 1, traces: [], events: [] }

/** What a browser measured is taken or not; that it was taken is never said of what nobody has confirmed. */
export async function tryTelemetry({ origin, services: { workers } }: FaultySite, fault: Fault): Promise<Act> {
  const problems: Problem[] = []
  const good = await send(origin)
  if (good.status !== 202) problems.push(wrong(`answers ${good.status} in good days`))
  let failing: Awaited<ReturnType<typeof send>>
  try {
    await workers.fail(fault)
    failing = await send(origin)
    // A refusal is passed on as it is; whatever else is no answer.
    if (failing.status !== (fault === '429' ? 429 : 502)) problems.push(wrong(`telemetry answered ${failing.status}`))
    if (failing.seconds > longestAnswer + good.seconds)
      problems.push(late(`telemetry answered after ${failing.seconds.toFixed(2)} s`))
  } finally {
    await workers.mend()
  }
  const after = await until(
    () => send(origin),
    ({ status }) => status === 202,
  )
  if (after.status !== 202) problems.push(late('telemetry is not taken again'))
  return { outcome: `telemetry ${failing.status}`, problems }
}

async function send(origin: string) {
  const started = performance.now()
  const response = await fetch(`${origin}/bridge/telemetry/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: `${consentCookie}=necessary.statistic` },
    body: JSON.stringify(batch),
  })
  await response.text()
  return { status: response.status, seconds: (performance.now() - started) / 1000 }
}
