export { device } from './device.ts'
export { find } from './find.ts'
