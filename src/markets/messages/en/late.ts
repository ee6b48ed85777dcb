import type { late as danish } from '../da/late.ts'
import { shortlist } from './shortlist.ts'
import { together } from './together.ts'

/** Texts of pages that few guests open: no part of the worker's script, which every edge node reads whole. */
export const late: typeof danish = { shortlist, together }
