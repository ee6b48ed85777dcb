import { writeFile } from 'node:fs/promises'
import { descriptions } from './openapi/descriptions.ts'
import { readCommand } from './read-command.ts'
import { runProgram } from './run-program.ts'

const files = Object.keys(descriptions)
readCommand({
  usage: `npm run openapi

Writes what describes the site and its services to programs of others, from their own schemas:
${files.map((file) => `  ${file}`).join('\n')}`,
})
for (const [file, write] of Object.entries(descriptions)) await writeFile(file, await write())
await runProgram('biome', ['format', '--write', ...files])
