export { device } from '../../../src/markets/messages/de/device.ts'
export { find } from '../../../src/markets/messages/de/find.ts'
