import * as v from 'valibot'

/** Bytes of one request with reports. */
export const maxCspReportBytes = 64 * 1024
/** Reports in one request: browsers queue no more (Reporting API). */
const maxReports = 100

/** Older browsers write the directive with its sources behind it. */
const DirectiveSchema = v.pipe(
  v.string(),
  v.transform((text) => text.trim().split(' ')[0] ?? ''),
  v.regex(/^[a-z-]{1,40}$/),
)

/** One violation of the content security policy; other members that browsers send are not read. */
export interface CspViolation {
  directive: string
  /** The blocked URL, scheme, or a word such as `inline`. */
  blockedUrl: string
  /** The page of the violation. */
  documentUrl: string
}

/** Body of type `application/csp-report` (CSP 2, `report-uri`). */
export const LegacyCspReportSchema = v.pipe(
  v.object({
    'csp-report': v.pipe(
      v.object({
        'document-uri': v.string(),
        'blocked-uri': v.optional(v.string(), ''),
        'effective-directive': v.optional(v.string()),
        'violated-directive': v.optional(v.string(), ''),
      }),
      v.transform((report) => ({
        directive: report['effective-directive'] || report['violated-directive'],
        blockedUrl: report['blocked-uri'],
        documentUrl: report['document-uri'],
      })),
      v.object({ directive: DirectiveSchema, blockedUrl: v.string(), documentUrl: v.string() }),
    ),
  }),
  v.transform((body): CspViolation[] => [body['csp-report']]),
)

const ReportSchema = v.union([
  v.pipe(
    v.object({
      type: v.literal('csp-violation'),
      body: v.object({
        documentURL: v.string(),
        blockedURL: v.optional(v.string(), ''),
        effectiveDirective: DirectiveSchema,
      }),
    }),
    v.transform(({ body }): CspViolation | null => ({
      directive: body.effectiveDirective,
      blockedUrl: body.blockedURL,
      documentUrl: body.documentURL,
    })),
  ),
  // Reports of another kind may share a request with these.
  v.pipe(
    v.object({ type: v.pipe(v.string(), v.notValue('csp-violation')) }),
    v.transform((): CspViolation | null => null),
  ),
])

/** Body of type `application/reports+json` (Reporting API, `report-to`). */
export const CspReportsSchema = v.pipe(
  v.array(ReportSchema),
  v.maxLength(maxReports),
  v.transform((reports) => reports.filter((report) => report !== null)),
)
