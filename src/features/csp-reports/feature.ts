import { maxCspReportBytes } from '../../contracts/csp-report.ts'
import type { Feature } from '../../routing/feature.ts'
import { cspReportPath } from '../../urls/program-paths.ts'
import { handleCspReports } from './endpoint.ts'

export const cspReportsFeature = {
  endpoints: ({ deps }) => [
    {
      path: cspReportPath,
      post: handleCspReports(deps),
      rate: 'telemetry',
      body: { maxBytes: maxCspReportBytes, tooLarge: 'Send fewer reports at once.' },
      takesAnyOrigin: true,
    },
  ],
} as const satisfies Feature
