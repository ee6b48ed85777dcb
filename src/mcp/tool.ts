import type { CallToolResult, Tool } from '@modelcontextprotocol/sdk/types.js'
import * as v from 'valibot'
import type { EditionKey } from '../markets/market.ts'
import type { Site } from './site.ts'

/** A tool as assistants see it, and what it does with what they send. */
export interface SiteTool {
  definition: Tool
  call(input: unknown, siteIn: (language: EditionKey) => Site): Promise<CallToolResult>
}

export function answered(data: Record<string, unknown>): CallToolResult {
  return { content: [{ type: 'text', text: JSON.stringify(data) }], structuredContent: data }
}

export function refused(message: string): CallToolResult {
  return { content: [{ type: 'text', text: message }], isError: true }
}

/** Øre or cents → kroner or euros. */
export function major(minor: number): number {
  return minor / 100
}

const languages = ['da', 'de', 'en'] as const
const usualLanguage = 'en'

/** The edition that a tool is asked about, and how assistants are told of it. */
export const LanguageSchema = v.optional(v.picklist(languages), usualLanguage)
export const languageProperty = {
  type: 'string',
  enum: [...languages],
  default: usualLanguage,
  description: 'Edition to ask: da has Danish texts and kroner, de German and en English texts, both euros.',
} as const

export const readOnly = { readOnlyHint: true, openWorldHint: false } as const
