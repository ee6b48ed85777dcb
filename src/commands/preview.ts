import { serveWithVite } from './serve-with-vite.ts'

await serveWithVite('preview', 'The built Marehalm in Vite:')
