import { readCommand } from './read-command.ts'
import { serveWithVite } from './serve-with-vite.ts'

readCommand({
  usage: `npm run dev

Serves the sources through Vite: pages load again and islands refresh as you write. Ports and variables are those of
\`npm start\`.`,
})
await serveWithVite('dev', 'Marehalm, reloading as you write, once Vite says that it is ready:')
