import type { ReactNode } from 'react'
import * as v from 'valibot'
import { fragmentKey } from '../urls/fragment-url.ts'
import type { RenderContext } from './page.ts'

/**
 * A part of pages that a browser requests by itself when its service did not answer. Its request belongs to no page: it
 * shows nothing that depends on a URL.
 */
export interface Fragment {
  name: string
  /** Null for parameters that no page of this site writes. */
  open(parameters: readonly string[]): ((request: RenderContext) => Promise<ReactNode>) | null
}

/** Defines a fragment. Pages write its key from the parameters that it is rendered from. */
export function defineFragment<Parameters extends (string | number)[]>({
  name,
  parameters,
  load,
}: {
  name: string
  parameters: v.GenericSchema<unknown, Parameters>
  /** The part's content; nothing where there is nothing to show. Rejects while it can't be rendered. */
  load(request: RenderContext, ...of: Parameters): Promise<ReactNode>
}): Fragment & { key(...of: Parameters): string } {
  return {
    name,
    key: (...of) => fragmentKey({ name, parameters: of.map(String) }),
    open(written) {
      const read = v.safeParse(parameters, written)
      return read.success ? (request) => load(request, ...read.output) : null
    },
  }
}

/** Id of a house or a place, as a key writes it. */
export const writtenId = v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/), v.transform(Number))
/** Id of an entry of content. */
export const writtenEntry = v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{1,64}$/))
/** As `partyWord` writes it. */
export const writtenParty = v.pipe(v.string(), v.regex(/^(?:0|\d{1,2}(?:-\d{1,2}){3})$/))
/** As `stayWord` writes it. */
export const writtenStay = v.pipe(v.string(), v.regex(/^(?:0|\d{4}(?:-\d{2}){2}-\d{1,2})$/))
