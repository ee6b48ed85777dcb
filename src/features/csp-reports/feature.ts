import { maxCspReportBytes } from '../../contracts/csp-report.ts'
import { later } from '../../domain/lazily.ts'
import type { Feature } from '../../routing/feature.ts'
import { cspReportPath } from '../../urls/program-paths.ts'

export const cspReportsFeature = {
  endpoints: ({ deps }) => [
    {
      path: cspReportPath,
      post: later(async () => (await import('./endpoint.ts')).handleCspReports(deps)),
      rate: 'telemetry',
      body: { maxBytes: maxCspReportBytes, tooLarge: 'Send fewer reports at once.' },
      takesAnyOrigin: true,
    },
  ],
} as const satisfies Feature
