import { type TelemetryBatch, TelemetryReplySchema } from '../contracts/telemetry.ts'
import { parseReply } from './parse-reply.ts'
import { type Call, callService, type ServiceAddress } from './transport.ts'
import { type FormCalls, formCalls } from './workers-forms.ts'

export interface WorkersService extends FormCalls {
  /** Keeps a batch's events; answers how many. A batch that was lost is not sent again. */
  telemetry(batch: TelemetryBatch): Promise<number>
}

/** The workers service (specification, section 7). */
export function createWorkersService(
  address: ServiceAddress,
  options: Pick<Call, 'deadline' | 'timed' | 'trace'>,
): WorkersService {
  return {
    ...formCalls(address, options),
    async telemetry(batch) {
      const body = await callService(address, { path: '/bridge/telemetry/', method: 'POST', body: batch, ...options })
      return parseReply('workers', TelemetryReplySchema, body).data.accepted
    },
  }
}
