import { readCommand } from './read-command.ts'
import { forgetBuild, runProgram } from './run-program.ts'

readCommand({
  usage: `npm run build

Client, site worker, back end and MCP worker into dist/. \`npm start\` and the tests build by themselves what has changed.`,
})
// One that is cut off counts as none.
forgetBuild()
await runProgram('vite', ['build'])
