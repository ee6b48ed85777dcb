import * as v from 'valibot'
import { byEdition } from '../editions/table.ts'

/** Data of a page's head, with absolute URLs: written into documents and payloads. */
const HeadFactsSchema = v.object({
  title: v.string(),
  description: v.nullable(v.string()),
  robots: v.nullable(v.string()),
  canonical: v.nullable(v.string()),
  alternates: v.array(v.object({ hreflang: v.string(), href: v.string() })),
  image: v.nullable(v.string()),
  /** Paths of the styles that it needs beside those of every page. */
  styles: v.array(v.string()),
})
export type HeadFacts = v.InferOutput<typeof HeadFactsSchema>

/** Reply of `{route}/_payload.json`: the data with which a browser on the site shows that page. */
export const PayloadSchema = v.variant('kind', [
  v.object({
    kind: v.literal('page'),
    buildId: v.string(),
    status: v.number(),
    /** Language tag of the edition. */
    language: v.string(),
    layout: v.picklist(['page', 'search', 'sidebar', 'none']),
    head: HeadFactsSchema,
    /** This page's URL in every edition, for the language selector. */
    alternates: v.object(byEdition(() => v.string())),
    /** HTML of `<main>`, with all deferred parts in place. */
    html: v.string(),
  }),
  v.object({
    kind: v.literal('redirect'),
    buildId: v.string(),
    status: v.picklist([301, 302, 303]),
    /** As the page's own reply would name it. */
    redirect: v.string(),
  }),
  /**
   * Why the browser has to load the page itself: it is one visitor's own, the requesting page is of another build, or
   * rendering failed.
   */
  v.object({
    kind: v.literal('full-load'),
    buildId: v.string(),
    reason: v.picklist(['private', 'build', 'failed']),
  }),
])
export type Payload = v.InferOutput<typeof PayloadSchema>
