import * as v from 'valibot'
import { FindTextSchema } from '../../contracts/find.ts'

export const maxRecentFinds = 6

const RecentFindsSchema = v.array(v.unknown())

/** What was kept, the newest first; nothing of what can't be read. */
export function parseRecentFinds(text: string | null): string[] {
  const list = v.safeParse(RecentFindsSchema, parseJson(text))
  const texts = (list.success ? list.output : []).flatMap((each) => {
    const parsed = v.safeParse(FindTextSchema, each)
    return parsed.success ? [parsed.output] : []
  })
  return [...new Set(texts)].slice(0, maxRecentFinds)
}

/** The same words in another case are the same search. */
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
