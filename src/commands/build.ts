import { readCommand } from './read-command.ts'
import { runProgram } from './run-program.ts'

readCommand({
  usage: `npm run build

Client, site worker, back end and MCP worker into dist/. \`npm start\` and the tests build by themselves what has changed.`,
})
await runProgram('vite', ['build'])
