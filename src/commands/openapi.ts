import { writeFile } from 'node:fs/promises'
import { describeApi } from './openapi/describe-api.ts'
import { readCommand } from './read-command.ts'
import { runProgram } from './run-program.ts'

const file = 'client/public/api/openapi.json'
readCommand({ usage: `npm run openapi\n\nWrites ${file} from the endpoints' own schemas.` })
await writeFile(file, `${JSON.stringify(await describeApi(), null, 2)}\n`)
await runProgram('biome', ['format', '--write', file])
