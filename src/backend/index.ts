import { createBackend } from './app.ts'

export default createBackend()
