export { device } from '../../../src/markets/messages/da/device.ts'
export { find } from '../../../src/markets/messages/da/find.ts'
