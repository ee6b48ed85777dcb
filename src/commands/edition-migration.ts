import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { knownColumns, missingColumns } from '../backend/edition-columns.ts'
import { readCommand } from './read-command.ts'

readCommand({
  usage: `node src/commands/edition-migration.ts

Writes the migration that an edition of a new language or currency needs (docs/editions.md).`,
})
const folder = 'src/backend/migrations'
const files = readdirSync(folder)
  .filter((name) => name.endsWith('.sql'))
  .sort()
const sql = missingColumns(knownColumns(files.map((name) => readFileSync(`${folder}/${name}`, 'utf8')).join('\n')))

if (sql === '') {
  console.log('Every edition has its columns.')
} else {
  const number = String(Number(files.at(-1)?.slice(0, 4)) + 1).padStart(4, '0')
  const path = `${folder}/${number}_edition_columns.sql`
  writeFileSync(
    path,
    `-- Columns for an edition of a new language or currency, made by src/commands/edition-migration.ts.\n\n${sql}\n`,
  )
  console.log(`Written: ${path}`)
}
