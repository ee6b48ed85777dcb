export { device } from '../../../src/markets/messages/en/device.ts'
export { find } from '../../../src/markets/messages/en/find.ts'
