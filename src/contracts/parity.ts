import * as v from 'valibot'
import { editionKeys } from '../editions/table.ts'

/** Faults that an editor should correct, by their kind. */
const faultKinds = [
  'twin-broken',
  'twin-missing',
  'redirect-chain',
  'redirect-circle',
  'redirect-dead',
  'redirect-over-page',
  'redirect-invalid',
  'redirect-shadowed',
  'page-shadowed',
  'link-dead',
  'link-redirected',
  'page-lost',
  'data-incomplete',
] as const
export type FaultKind = (typeof faultKinds)[number]

const FaultSchema = v.object({
  kind: v.picklist(faultKinds),
  market: v.picklist(editionKeys),
  /** Id of the entry to change; the path that a redirect leads from. */
  subject: v.string(),
  /** The entry's page, where it has one in this edition. */
  path: v.nullable(v.string()),
  message: v.string(),
})
export type Fault = v.InferOutput<typeof FaultSchema>

/** How well the three editions hold together, at a moment in milliseconds since 1970. */
export const ParityReportSchema = v.object({
  at: v.number(),
  pages: v.number(),
  redirects: v.number(),
  links: v.number(),
  faults: v.array(FaultSchema),
})
export type ParityReport = v.InferOutput<typeof ParityReportSchema>
