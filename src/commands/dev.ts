import { serveWithVite } from './serve-with-vite.ts'

await serveWithVite('dev', 'Marehalm, reloading as you write, once Vite says that it is ready:')
