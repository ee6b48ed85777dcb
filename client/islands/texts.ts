import { panelTexts } from '../../src/editions/panel-texts.ts'
import type { EditionKey } from '../../src/editions/table.ts'

/** Islands whose words come beside their script, as the prop `texts`: in every page they would be most of its props. */
const texts: Readonly<Record<string, Record<EditionKey, () => Promise<object>> | undefined>> = {
  'search-panel': panelTexts,
}

/** What the island is given beside its props in a document of that language. */
export async function loadIslandTexts(name: string, language: string): Promise<{ texts?: object }> {
  const load = texts[name]?.[language as EditionKey]
  return load ? { texts: { ...(await load()) } } : {}
}
