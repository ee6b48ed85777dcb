import * as v from 'valibot'
import { FindTextSchema } from '../../contracts/find.ts'

export const maxRecentFinds = 6

const RecentFindsSchema = v.array(v.unknown())

/** The stored searches, the newest first; unreadable values are ignored. */
export function parseRecentFinds(text: string | null): string[] {
  const list = v.safeParse(RecentFindsSchema, parseJson(text))
  const texts = (list.success ? list.output : []).flatMap((each) => {
    const parsed = v.safeParse(FindTextSchema, each)
    return parsed.success ? [parsed.output] : []
  })
  return [...new Set(texts)].slice(0, maxRecentFinds)
}

/** Searches that differ only in case are the same. */
export function addRecentFind(texts: readonly string[], text: string): string[] {
  return [text, ...removeRecentFind(texts, text)].slice(0, maxRecentFinds)
}

export function removeRecentFind(texts: readonly string[], text: string): string[] {
  return texts.filter((each) => each.toLowerCase() !== text.toLowerCase())
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return null
  }
}
