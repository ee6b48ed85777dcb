import { shortlist } from './shortlist.ts'
import { together } from './together.ts'

/** Texts of pages that few guests open: no part of the worker's script, which every edge node reads whole. */
export const late = { shortlist, together }

/** Texts that a page asks for when it is opened. German and English are typed by the Danish. */
export type LateMessages = typeof late
