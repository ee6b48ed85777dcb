import { writeFile } from 'node:fs/promises'
import { describeApi } from './openapi/describe-api.ts'

await writeFile('client/public/api/openapi.json', `${JSON.stringify(await describeApi(), null, 2)}\n`)
