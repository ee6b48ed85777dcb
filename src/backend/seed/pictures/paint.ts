/** The brushes every scene is made of, under one roof. */
export { type CanvasOptions, canvas } from './canvas.ts'
export * from './colour.ts'
export { blade, foreground, tuft } from './grass.ts'
export { type Clouds, cumulus, sky } from './sky.ts'
export * from './svg.ts'
export * from './world.ts'
