import { cpSync, globSync } from 'node:fs'
import { join } from 'node:path'
import type { EditCopy } from './project-copy.ts'

/**
 * Adds a Norwegian edition to a copy of the project as docs/editions.md says: a row of the table with its facts, texts
 * (the Danish ones), a language and a currency of the seed, its host. The migration is the command's.
 */
export function addNorwegian(folder: string, edit: EditCopy): void {
  cpSync(join(folder, 'src/editions/da'), join(folder, 'src/editions/no'), { recursive: true })
  edit('src/editions/table.ts', (table) =>
    asDanish(table)
      .replace(/^(\] as const satisfies readonly \[EditionRow)/m, `${row}$1`)
      .replace("DKK: 'kr.',", "DKK: 'kr.', NOK: 'kr',")
      .replace(/^( +)DKK: (\[.*?^\1\],)$/ms, '$1DKK: $2\n$1NOK: $2')
      .replace("no: { code: 'DK', dialling: '45' }", "no: { code: 'NO', dialling: '47' }")
      .replace("no: { own: 'Dansk', english: 'Danish' }", "no: { own: 'Norsk', english: 'Norwegian' }"),
  )
  for (const path of globSync(
    'src/editions/{url-words,messages,mails,places,map-names,search-words,query-words,device-texts,favorite-texts,panel-texts}.ts',
  ))
    edit(path, asDanish)
  for (const path of globSync('src/editions/{da,de,en}/lodging.ts')) edit(path, asDanish)
  edit('src/editions/no/lodging.ts', asDanish)
  edit('src/backend/seed/texts.ts', (text) => text.replace("{ da: 'da', de", "{ da: 'da', no: 'da', de"))
  edit('src/backend/seed/currencies.ts', (text) =>
    text.replace('DKK: 1,', 'DKK: 1, NOK: 0.64,').replace('DKK: 9_500,', 'DKK: 9_500, NOK: 14_900,'),
  )
  edit('wrangler.toml', (text) =>
    text.replace('HOSTS_DE', 'HOSTS_NO = "no.localhost"\nHOSTS_DE').replace('SITE_DE', 'SITE_NO = ""\nSITE_DE'),
  )
  for (const path of ['src/backend/wrangler.toml', 'src/mcp/wrangler.toml']) {
    edit(path, (text) => text.replace('SITE_DE', 'SITE_NO = "http://no.localhost:8787"\nSITE_DE'))
  }
}

const row = "  { id: 8, key: 'no', locale: 'nb-NO', formatLocale: 'nb-NO', currency: 'NOK', lodgingPrefix: 'hytte' },\n"

const value = /\[[^\]]*\]|\{[^{}]*\}|\(\) => import\('[^']*'\)|'[^']*'|true|false/.source

/** Has beside everything of the Danish edition the same of the Norwegian one. */
function asDanish(text: string): string {
  return text
    .replace(new RegExp(`\\bda: (${value})`, 'g'), (all, danish) => `${all}, no: ${inNorwegian(danish)}`)
    .replace(/^import \{ \w+ as da \} from .*$/gm, (line) => `${line}\n${inNorwegian(line).replace('as da', 'as no')}`)
    .replace('{ da, de,', '{ da, no, de,')
}

function inNorwegian(text: string): string {
  return text.replace('./da/', './no/')
}
