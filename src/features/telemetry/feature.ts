import type { Feature } from '../../routing/feature.ts'
import { postTelemetry } from './endpoint.ts'

export const telemetryFeature = {
  endpoints(app, { deps }) {
    app.post('/bridge/telemetry/', postTelemetry(deps, 'batch'))
    app.post('/bridge/telemetry/unsafe/', postTelemetry(deps, 'beacon'))
  },
} as const satisfies Feature
