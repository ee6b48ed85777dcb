import type { Feature } from '../../routing/feature.ts'
import { cspReportPath } from '../../urls/program-paths.ts'
import { handleCspReports } from './endpoint.ts'

export const cspReportsFeature = {
  endpoints(app, { deps }) {
    app.post(cspReportPath, handleCspReports(deps))
  },
} as const satisfies Feature
