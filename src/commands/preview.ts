import { readPorts } from './local-variables.ts'
import { readCommand } from './read-command.ts'
import { serveWithVite } from './serve-with-vite.ts'

readCommand({ usage: "npm run preview\n\nServes the production build in Vite's own server." })
await serveWithVite('preview', { heading: 'The built Marehalm in Vite:', port: readPorts().port })
