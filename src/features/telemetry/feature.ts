import { maxTelemetryBytes } from '../../contracts/telemetry.ts'
import type { Feature } from '../../routing/feature.ts'
import { postTelemetry } from './endpoint.ts'

const limits = {
  rate: 'telemetry',
  body: { maxBytes: maxTelemetryBytes, tooLarge: 'Send the events in several batches.' },
} as const

export const telemetryFeature = {
  endpoints: ({ deps }) => [
    { path: '/bridge/telemetry/', post: postTelemetry(deps, 'batch'), ...limits },
    { path: '/bridge/telemetry/unsafe/', post: postTelemetry(deps, 'beacon'), ...limits },
  ],
} as const satisfies Feature
