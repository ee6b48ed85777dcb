import type { CallToolResult, Tool } from '@modelcontextprotocol/sdk/types.js'
import * as v from 'valibot'
import { type EditionKey, editionKeys, editions, internationalEdition, languageNames } from '../editions/table.ts'
import type { Site } from './site.ts'

/** A tool as assistants see it, and what it does with what they send. */
export interface SiteTool {
  definition: Tool
  call(input: unknown, siteIn: (language: EditionKey) => Site): Promise<CallToolResult>
}

export function toolResult(data: Record<string, unknown>): CallToolResult {
  return { content: [{ type: 'text', text: JSON.stringify(data) }], structuredContent: data }
}

/** Characters of a refusal: what is wrong with a call may be as long as the call, or a hundred times that. */
const maxRefusal = 1_000

export function toolError(message: string): CallToolResult {
  return { content: [{ type: 'text', text: message.slice(0, maxRefusal) }], isError: true }
}

/** Øre or cents → kroner or euros. */
export function major(minor: number): number {
  return minor / 100
}

/** The edition of a tool's call, and its description for assistants. */
export const LanguageSchema = v.optional(v.picklist(editionKeys), internationalEdition)
export const languageProperty = {
  type: 'string',
  enum: [...editionKeys],
  default: internationalEdition,
  description: `Edition to ask: ${editions.map(({ key, currency }) => `${key} has ${languageNames[key].english} texts and ${currency}`).join(', ')}.`,
} as const

export const readOnly = { readOnlyHint: true, openWorldHint: false } as const

/** Messages of one batch; each counts as one question. */
export const maxBatch = 20

/** How many messages a body carries: JSON-RPC sends several as a list. */
export function batchSize(body: string): number {
  try {
    const messages: unknown = JSON.parse(body)
    return Array.isArray(messages) ? messages.length : 1
  } catch {
    return 1
  }
}
