import { maxCspReportBytes } from '../../contracts/csp-report.ts'
import { lazyFunction } from '../../domain/lazy.ts'
import type { Feature } from '../../routing/feature.ts'
import { cspReportPath } from '../../urls/program-paths.ts'

export const cspReportsFeature = {
  endpoints: ({ deps }) => [
    {
      path: cspReportPath,
      post: lazyFunction(async () => (await import('./endpoint.ts')).handleCspReports(deps)),
      rate: 'telemetry',
      body: { maxBytes: maxCspReportBytes, tooLarge: 'Send fewer reports at once.' },
      takesAnyOrigin: true,
    },
  ],
} as const satisfies Feature
