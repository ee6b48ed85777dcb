import { maxTelemetryBytes } from '../../contracts/telemetry.ts'
import { lazyFunction } from '../../domain/lazy.ts'
import type { Feature } from '../../routing/feature.ts'

const limits = {
  rate: 'telemetry',
  body: { maxBytes: maxTelemetryBytes, tooLarge: 'Send the events in several batches.' },
} as const

export const telemetryFeature = {
  endpoints: ({ deps }) => [
    {
      path: '/bridge/telemetry/',
      post: lazyFunction(async () => (await import('./endpoint.ts')).postTelemetry(deps, 'batch')),
      ...limits,
    },
    {
      path: '/bridge/telemetry/unsafe/',
      post: lazyFunction(async () => (await import('./endpoint.ts')).postTelemetry(deps, 'beacon')),
      ...limits,
    },
  ],
} as const satisfies Feature
